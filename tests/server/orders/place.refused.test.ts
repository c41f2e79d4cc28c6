import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HoldFacts } from '#server/db/repositories/holds.rows.ts';
import { refusals } from '#server/api/refusal.ts';
import { minuteMs, paths as holdPaths } from '../api/hold-shop.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

type Wish = Parameters<PlacingShop['asked']>[1];
/** Forgets that keys were refused for good, which is all that a refusal may leave behind. */
const forgetRefusals = () =>
  shop.db.transaction((trx) => trx.deleteFrom('idempotency_keys').where('status', '=', 409).execute());

/** Refused, and everything is as it was: whole tables, and nothing was charged. */
async function refused(who: Buyer, wish: Wish = {}) {
  await forgetRefusals();
  const before = await shop.databaseHash();
  const calls = shop.payments.calls.length;
  const response = await shop.asked(who, wish);
  const { code } = (await response.json()) as { code: string };
  await forgetRefusals();
  expect(await shop.databaseHash()).toBe(before);
  expect(shop.payments.calls).toHaveLength(calls);
  return [response.status, code];
}
const untilMs = async () => {
  const held = await shop.db.read.selectFrom('holds').select(['held_until_ms', 'facts']).executeTakeFirstOrThrow();
  return held.held_until_ms;
};

describe('A placement is refused, and leaves everything as it was but that its key was refused,', () => {
  it('without a key, with one that is none, and with a body that nobody knows [A7.084]', async () => {
    const who = await shop.buyer();
    const before = await shop.databaseHash();
    const body = { expectedTotalCents: 1, instrumentId: null, isOfAge: false };
    const place = (more: object, headers: object) =>
      shop.send('POST', '/api/v1/orders/my/active/place', { ...body, ...more }, { ...who.headers, ...headers });
    const key = { 'idempotency-key': shop.newKey() };
    const answers = [
      await place({}, {}),
      await place({}, { 'idempotency-key': 'mine' }),
      await place({ totalCents: 1 }, key),
      await place({ expectedTotalCents: -1 }, key),
      await place({ expectedTotalCents: 1.5 }, key),
    ];
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'Invalid' }]);
    expect(await shop.databaseHash()).toBe(before);
  });

  it('when it costs something else than the shopper saw, a cent more or less (T-27) [A7.084]', async () => {
    const who = await shop.buyer();
    const cents = await shop.costs(who);
    for (const expectedTotalCents of [cents - 1, cents + 1, 0])
      expect(await refused(who, { expectedTotalCents })).toEqual([409, 'TotalsChanged']);
  });

  it('for good: a copy with its key is refused as well when it could be placed by then; another key is not (T-27)', async () => {
    const who = await shop.buyer();
    const key = shop.newKey();
    const cents = await shop.costs(who);
    const placement = { expectedTotalCents: cents };
    await shop.send('DELETE', holdPaths.slot, undefined, who.headers);
    const codeOf = async (wish: Wish) => ((await (await shop.asked(who, wish)).json()) as { code?: string }).code;
    const refusal = await codeOf({ ...placement, key });
    expect(refusal).toMatch(/^Slot/);
    await shop.takeSlot(who);
    await shop.say(who);
    expect(await codeOf({ ...placement, key })).toBe(refusal);
    expect((await shop.asked(who, { ...placement, expectedTotalCents: cents + 1, key })).status).toBe(422);
    expect((await shop.asked(who, placement)).status).toBe(200);
  });

  it('when the slot is held no more: with the end that came first, which is the cut-off when both fall together (INV-2.12)', async () => {
    const who = await shop.buyer();
    shop.time.nowMs = (await untilMs()) - 1;
    const expectedTotalCents = await shop.costs(who);
    shop.time.nowMs += 1;
    expect(await refused(who, { expectedTotalCents })).toEqual([409, 'SlotExpired']);
    await shop.send('DELETE', holdPaths.slot, undefined, who.headers);
    expect(await refused(who, { expectedTotalCents })).toEqual([409, 'SlotExpired']);
    await shop.holdFor(null);
    const late = await shop.buyer();
    shop.time.nowMs = await untilMs();
    expect(await refused(late)).toEqual([409, 'SlotClosed']);
  });

  it('by whoever never held a slot, and with one of another place than they shop in now (INV-2.12)', async () => {
    const who = await shop.buyer();
    await shop.goElsewhere(who);
    expect(await refused(who)).toEqual([409, 'SlotExpired']);
    await shop.send('DELETE', holdPaths.slot, undefined, who.headers);
    expect(await refused(who)).toEqual([409, 'SlotExpired']);
  });

  it('with alcohol for a time that does not allow it, and by whoever is not 18, whatever they say of it (T-42)', async () => {
    const who = await shop.buyer({ [goods.wine]: 1 });
    await shop.db.transaction(async (trx) => {
      const { facts } = await trx.selectFrom('holds').select('facts').executeTakeFirstOrThrow();
      const held = JSON.parse(facts) as HoldFacts;
      const dry = JSON.stringify({ ...held, slot: { ...held.slot, allowsAlcohol: false } });
      await trx.updateTable('holds').set({ facts: dry }).execute();
    });
    expect(await refused(who, { isOfAge: true })).toEqual([409, 'OrderNotReady']);
    const young = await shop.buyer({ [goods.wine]: 1 });
    await shop.db.transaction((trx) =>
      trx.updateTable('shoppers').set({ birth_date: '2012-01-01' }).where('account_id', '=', young.accountId).execute(),
    );
    expect(await refused(young, { isOfAge: true })).toEqual([409, 'OrderNotReady']);
  });

  it('with an empty trolley, without the agreement, and without a word on their age where alcohol is in it (T-27)', async () => {
    const who = await shop.buyer({});
    expect(await refused(who)).toEqual([409, 'OrderNotReady']);
    await shop.put(who, { [goods.wine]: 1 });
    expect(await refused(who, { isOfAge: false })).toEqual([409, 'OrderNotReady']);
    await shop.db.transaction((trx) => trx.deleteFrom('active_orders').execute());
    expect(await refused(who, { isOfAge: true })).toEqual([409, 'OrderNotReady']);
    await shop.say(who);
    expect((await shop.placed(who, { isOfAge: true })).state).toBe('placed');
  });

  it('with no card, one that there is not, and one of somebody else, which is the same (T-27)', async () => {
    const who = await shop.buyer();
    const other = await shop.buyer();
    for (const instrumentId of [null, shop.newKey(), other.card])
      expect(await refused(who, { instrumentId })).toEqual([400, 'Invalid']);
  });

  it('when something has sold out since the catalogue was read', async () => {
    const who = await shop.buyer({ [goods.bread]: 1, [goods.tea]: 2 });
    await shop.offer('WELCOME', 5, { off: { kind: 'amount', cents: 100 } });
    await shop.say(who, 'WELCOME');
    await shop.db.transaction((trx) =>
      trx.updateTable('products').set({ stock: '323200' }).where('sku', '=', goods.tea).execute(),
    );
    const expectedTotalCents = (await shop.costs(who)) - 100;
    expect(await refused(who, { expectedTotalCents })).toEqual([409, 'OrderNotReady']);
  });

  it('when a coupon is used up by another, or has been used by them as often as it may (T-29)', async () => {
    await shop.offer('ONCE', 2, { off: { kind: 'amount', cents: 300 } });
    const [one, other, third] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
    for (const who of [one, other, third]) await shop.say(who, 'ONCE');
    const of = async (who: Buyer) => ({ expectedTotalCents: (await shop.costs(who)) - 300 });
    expect((await shop.placed(one, await of(one))).state).toBe('placed');
    await shop.put(one, { [goods.bread]: 1 });
    await shop.takeSlot(one);
    await shop.say(one, 'ONCE');
    expect(await refused(one, await of(one))).toEqual([409, 'TotalsChanged']);
    expect((await shop.placed(other, await of(other))).state).toBe('placed');
    expect(await refused(third, await of(third))).toEqual([409, 'TotalsChanged']);
    expect((await shop.db.read.selectFrom('coupons').select('uses').execute())[0]?.uses).toBe(2);
  });

  it('while another order of theirs is being paid for', async () => {
    const who = await shop.buyer();
    shop.payments.outcome = 'throws';
    expect((await shop.placed(who)).state).toBe('paying');
    await shop.takeSlot(who, 1);
    await shop.say(who);
    expect(await refused(who)).toEqual([409, 'OrderUnderWay']);
  });

  it('when the payment side cannot say what card that is, or does not say so in 8 seconds', async () => {
    const who = await shop.buyer();
    const { instrument } = shop.payments;
    let asked: () => void = () => {};
    const isAsked = new Promise<void>((done) => (asked = done));
    try {
      shop.payments.instrument = () => Promise.reject(new Error('The line is down.'));
      expect(await refused(who)).toEqual([503, 'Busy']);
      shop.payments.instrument = () => Promise.reject(refusals.busy());
      expect(await refused(who)).toEqual([503, 'Busy']);
      shop.payments.instrument = () => {
        asked();
        return new Promise(() => {});
      };
      const late = refused(who);
      await isAsked;
      shop.pass(8_000);
      expect(await late).toEqual([503, 'Busy']);
    } finally {
      shop.payments.instrument = instrument;
    }
  });

  it('after five that the bank refused within a quarter of an hour, until the first of them is that old (T-31)', async () => {
    const who = await shop.buyer();
    shop.payments.outcome = 'declined';
    const first = shop.time.nowMs;
    for (let at = 0; at < 5; at++) {
      expect((await shop.placed(who)).state).toBe('declined');
      shop.pass(minuteMs);
    }
    shop.payments.outcome = 'captured';
    const response = await shop.asked(who);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(10 * 60)]);
    expect(await refused(who)).toEqual([429, 'TooMany']);
    shop.time.nowMs = first + 15 * minuteMs;
    expect((await shop.placed(who)).state).toBe('placed');
  });
});
