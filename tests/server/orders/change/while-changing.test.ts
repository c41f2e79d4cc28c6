import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorSessionOf } from '#server/api/visitor-session.ts';
import { createIds } from '#server/ids.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import { orderIsChanging } from '#services/fulfilment/change.rules.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { hourMs } from '../../api/hold-shop.ts';
import { origin, type SignedIn } from '../../api/shop.ts';
import { realWorld } from '../../world.ts';
import { goods } from '../placing-shop.ts';
import { type ChangeShop, type Difference, openChangeShop, type Owner, paths } from './change-shop.ts';

let shop: ChangeShop;
beforeAll(async () => {
  shop = await openChangeShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const my = '/api/v1/fulfilment/my';
const ownChoice = async ({ accountId }: SignedIn) =>
  (
    await shop.db.read
      .selectFrom('shopper_fulfilments')
      .select('facts')
      .where('shopper_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).facts;
const holds = async () => JSON.stringify(await shop.db.read.selectFrom('holds').selectAll().execute());
const fulfilment = async (who: SignedIn) => (await shop.read<ServerContextWire>(who, paths.session)).context.fulfilment;
async function changing(): Promise<Owner> {
  const who = await shop.owner();
  await shop.put(who, { [goods.wine]: 1 });
  await shop.takeSlot(who, 1);
  await shop.change(who, who.orderId);
  return who;
}

describe('While an order is changed', () => {
  it('how, where and when it comes stay as they are, and nothing that was kept is touched', async () => {
    const who = await changing();
    const before = await shop.databaseHash();
    const slotId = (await shop.openSlots(who))[2]?.id ?? '';
    const asked = [
      ['PUT', `${my}/methods/pickup`],
      ['PUT', `${my}/suburbs/${(await fulfilment(who)).suburbId}`],
      ['PUT', `${my}/pickup-addresses`, { addressId: 9 }],
      ['PUT', `${my}/primary-addresses/1`],
      ['PUT', `${my}/time-slots`, { slotId }],
      ['DELETE', `${my}/time-slots`],
      ['POST', `${my}/time-slots/confirmations`],
      ['POST', `${my}/express-time-slots/reservations`, { slotId }],
    ] as const;
    for (const [method, path, body] of asked)
      expect(await shop.write(who, method, path, body), path).toEqual({
        status: 409,
        code: 'OrderInChange',
        message: orderIsChanging.message,
      });
    expect(await shop.databaseHash()).toBe(before);
  });

  it('no other order is placed', async () => {
    const who = await changing();
    const response = await shop.asked(who, { expectedTotalCents: 2_400 });
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'OrderInChange' }]);
    expect((await shop.db.read.selectFrom('orders').select('id').execute()).length).toBe(1);
  });

  it('the slot that is held for the next order ages by itself, and is not held longer by what is put into this one', async () => {
    const who = await changing();
    const before = await holds();
    shop.pass(60_000);
    expect((await shop.want(who, goods.bread, 3, who.orderId)).status).toBe(200);
    expect((await shop.write(who, 'POST', '/api/v1/session', { redirectUrl: null })).status).toBe(200);
    expect(await holds()).toBe(before);
    const { slotId, reservation } = await fulfilment(who);
    expect([slotId, reservation]).toEqual([expect.any(String), null]);
    await shop.giveUp(who);
    expect((await fulfilment(who)).slotId).not.toBe(slotId);
    await shop.isTrue();
  });

  it('its time is told beyond the cut-off, as long as the change goes on', async () => {
    const who = await changing();
    const { slotId, cutOffTime } = await fulfilment(who);
    shop.time.nowMs += 8 * 24 * hourMs;
    expect(await fulfilment(who)).toMatchObject({ slotId, cutOffTime, reservation: null });
  });

  it('what somebody chose as a guest, and what becomes of an address, is not of this order', async () => {
    const who = await changing();
    const [before, { address }] = [await ownChoice(who), await fulfilment(who)];
    const { suburbId } = JSON.parse(before) as { suburbId: number };
    const ids = createIds(realWorld.clock, realWorld.random);
    const world = {
      db: shop.db,
      clock: { ...realWorld.clock, nowMs: () => shop.time.nowMs },
      ids,
      publicOrigin: origin,
    };
    await shop.db.transaction(async (trx) => {
      const guest = visitorSessionOf(null, world);
      await guest.choose(trx, { ...unchosen(suburbId), method: 'Pickup', pickupAddressId: 7 });
      expect((await guest.signIn(trx, who.accountId)).person?.shopper?.choice?.method).toBe('Courier');
    });
    expect(await ownChoice(who)).toBe(before);
    const moved = { id: 1, street: '3 Rimu Road', suburbId, ruralDelivery: null };
    expect((await shop.write(who, 'PUT', '/api/v1/addresses/my/items', moved)).status).toBe(200);
    expect((await fulfilment(who)).address).toBe(address);
    expect(JSON.parse(await ownChoice(who))).toMatchObject({
      address: { label: expect.stringMatching(/^3 Rimu Road/) },
    });
    expect((await shop.write(who, 'DELETE', '/api/v1/addresses/my/1')).status).toBe(200);
    const difference = await shop.read<Difference>(who, paths.difference);
    expect([difference.problems, difference.isChanged]).toEqual([[], false]);
    await shop.giveUp(who);
    expect((await fulfilment(who)).address).toBeNull();
  });

  it('what is other than before is told line by line, with what it comes to', async () => {
    const who = await changing();
    await shop.want(who, goods.bread, 5, who.orderId);
    await shop.want(who, goods.tea, 0, who.orderId);
    await shop.want(who, goods.kumara, 0.4, who.orderId);
    const difference = await shop.read<Difference>(who, paths.difference);
    const each = (amount: number) => ({ amount, unit: 'Each', totalCents: amount * 500 });
    expect(difference.lines.map(({ sku, before, after }) => ({ sku, before, after }))).toEqual([
      { sku: goods.bread, before: each(2), after: each(5) },
      { sku: goods.tea, before: each(1), after: null },
      { sku: goods.kumara, before: null, after: { amount: 400, unit: 'Kg', totalCents: 200 } },
    ]);
    expect(difference).toMatchObject({ unchangedCount: 0, differenceCents: 1_200, isChanged: true, problems: [] });
    expect(difference.afterCents - difference.beforeCents).toBe(1_200);
    expect(difference.instrument).toMatchObject({ cardSuffix: '1111' });
  });

  it('only what is said to the driver makes it another order too', async () => {
    const who = await changing();
    const notes = { instructions: 'Leave my order at the doorstep. Mind the dog' };
    expect((await shop.write(who, 'POST', '/api/v1/fulfilment/my/notes', notes)).status).toBe(200);
    expect(await shop.read<Difference>(who, paths.difference)).toMatchObject({ lines: [], isChanged: true });
  });

  it('what a stranger is told has nothing of the order in it', async () => {
    const who = await changing();
    const stranger = await shop.owner({ [goods.bread]: 1 });
    await shop.change(stranger, stranger.orderId);
    const [{ number }] = JSON.parse(await shop.orderRow(who.orderId)) as [{ number: string }];
    const answers = await Promise.all(
      [paths.session, paths.check, paths.difference, paths.lastContext, paths.trolley].map(async (path) =>
        JSON.stringify(await shop.read(stranger, path)),
      ),
    );
    for (const canary of [who.orderId, number, who.scvId])
      for (const answer of answers) expect(answer).not.toContain(canary);
  });
});
