import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '#server/db/repositories/sessions.ts';
import { addDays, slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotHorizonDays } from '#services/fulfilment/fulfilment.words.ts';
import type { SignedIn } from '../api/shop.ts';
import { hourMs, openHoldShop, paths, type HoldShop } from '../api/hold-shop.ts';

let shop: HoldShop;
let who: SignedIn;
let slots: readonly string[];
beforeAll(async () => {
  shop = await openHoldShop();
});
beforeEach(async () => {
  await shop.begin();
  who = await shop.shopper();
  slots = (await shop.openSlots(who)).map(({ id }) => id);
});
afterAll(() => shop.close());

const slotAt = (at: number): string => slots[at] ?? '';
const put = (slotId: string, by = who) => shop.send('PUT', paths.slot, { slotId }, by.headers);
const holdsOf = ({ accountId }: SignedIn) =>
  shop.db.read.selectFrom('holds').select(['slot_id', 'reservation_id']).where('shopper_id', '=', accountId).execute();

/** A second browser in which the same shopper is signed in. */
async function secondSession({ accountId, headers, ...rest }: SignedIn): Promise<SignedIn> {
  const secret = createHash('sha256').update(`second of ${accountId}`).digest('base64url');
  const idHash = createHash('sha256').update(secret).digest('base64url');
  const { nowMs } = shop.time;
  await shop.db.transaction((trx) =>
    createSession(trx, { idHash, createdMs: nowMs, seenMs: nowMs, subject: accountId, facts: {} }),
  );
  return { ...rest, accountId, headers: { ...headers, cookie: `cw-ssoc=${secret}` } };
}

describe('A slot that nobody may have', () => {
  test('because its cut-off is past is refused to the millisecond, also when it was shown as open', async () => {
    const slot = (await shop.openSlots(who))[0];
    shop.time.nowMs = Date.parse(slot?.cutOffTime ?? '') - 1;
    await shop.hold(who, slot?.id ?? '');
    shop.time.nowMs += 1;
    const late = await shop.shopper();
    expect(await shop.refused(put(slot?.id ?? '', late))).toEqual({ status: 409, code: 'SlotClosed', fields: [] });
    expect(await holdsOf(late)).toEqual([]);
  });

  test('because its day is over, or has not come into sight, is refused', async () => {
    const today = slotDayOf(shop.time.nowMs);
    const [place = ''] = slotAt(0).split('-2026');
    for (const days of [-1, -30, slotHorizonDays, 400]) {
      const day = addDays(today, days);
      const { status, fields } = await shop.refused(put(`${place}-${day}-0600-standard`));
      expect([day, status, fields]).toEqual([day, 400, ['slotId']]);
    }
    expect(await shop.db.read.selectFrom('slots').selectAll().execute()).toEqual([]);
  });

  test('because it is another area’s or another place’s is refused, whatever the shopper held', async () => {
    await shop.hold(who, slotAt(0));
    const before = await shop.databaseHash();
    const [, when = ''] = /^[^-]+-(.+)$/.exec(slotAt(1)) ?? [];
    for (const place of ['a100c', 'a310', 'a1', 'p3-instore', 'p7-elocker', 'p9-directtoboot'])
      expect(await shop.refused(put(`${place}-${when}`)), place).toMatchObject({ status: 400, fields: ['slotId'] });
    expect(await shop.databaseHash()).toBe(before);
    expect((await holdsOf(who)).map((row) => row.slot_id)).toEqual([slotAt(0)]);
  });

  test('is not held any more once its shopper chooses another place', async () => {
    await shop.hold(who, slotAt(0));
    const elsewhere = await shop.db.read
      .selectFrom('suburbs')
      .select('id')
      .where('name', '!=', 'Newtown')
      .executeTakeFirstOrThrow();
    const told = await shop.told(
      shop.send('PUT', `/api/v1/fulfilment/my/suburbs/${elsewhere.id}`, undefined, who.headers),
    );
    expect([told.slotId, await shop.takenOf(slotAt(0))]).toEqual([null, 0]);
    await shop.isTrue();
  });
});

describe('A hold of somebody else', () => {
  test('is neither let go nor extended by anybody but its shopper, and nothing says whose it is', async () => {
    const other = await shop.shopper();
    const held = await shop.hold(other, slotAt(0));
    shop.time.nowMs += hourMs / 2;
    const released = await shop.send('DELETE', paths.slot, undefined, who.headers);
    expect(released.status).toBe(200);
    expect(await shop.refused(shop.send('POST', paths.confirm, undefined, who.headers))).toMatchObject({
      code: 'SlotExpired',
    });
    expect((await shop.standing(other)).reservation).toEqual(held.reservation);
    const told = JSON.stringify([await shop.summary(who), await released.json(), await shop.standing(who)]);
    for (const secret of [other.accountId, other.scvId, held.reservation?.reservationId ?? ''])
      expect(told).not.toContain(secret);
  });

  test('cannot be reached with their subject and one’s own cookie', async () => {
    const other = await shop.shopper();
    await shop.hold(other, slotAt(0));
    const headers = { ...who.headers, 'x-session-subject': other.scvId };
    for (const [method, path, body] of [
      ['PUT', paths.slot, { slotId: slotAt(0) }],
      ['DELETE', paths.slot, undefined],
      ['POST', paths.confirm, undefined],
    ] as const)
      expect(await shop.refused(shop.send(method, path, body, headers)), method).toMatchObject({
        status: 409,
        code: 'SubjectChanged',
      });
    expect(await holdsOf(other)).toHaveLength(1);
  });

  test.each([
    ['shopperId', 'another'],
    ['heldUntilMs', 9_999_999_999_999],
    ['capacity', 99],
    ['reservationId', 'one'],
  ])('is not made by saying so: a body with %s is refused', async (key, value) => {
    const body = { slotId: slotAt(0), [key]: value };
    expect(await shop.refused(shop.send('PUT', paths.slot, body, who.headers))).toEqual({
      status: 400,
      code: 'Invalid',
      fields: [key],
    });
    expect(await holdsOf(who)).toEqual([]);
  });
});

describe('Hoarding', () => {
  test('with two sessions gets a shopper one slot: the last that was chosen', async () => {
    const second = await secondSession(who);
    await shop.hold(who, slotAt(0));
    await shop.hold(second, slotAt(1));
    expect((await holdsOf(who)).map((row) => row.slot_id)).toEqual([slotAt(1)]);
    expect([await shop.takenOf(slotAt(0)), await shop.takenOf(slotAt(1))]).toEqual([0, 1]);
    expect((await shop.standing(who)).slotId).toBe(slotAt(1));
  });

  test('with many wishes at once, from two browsers, gets a shopper one slot, and no place is lost by it', async () => {
    const second = await secondSession(who);
    const asked = slots.slice(0, 10).flatMap((slotId) => [put(slotId), put(slotId, second), put(slotId)]);
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(await holdsOf(who)).toHaveLength(1);
    await shop.isTrue();
    const taken = await shop.db.read.selectFrom('slots').select('taken').execute();
    expect(taken.reduce((sum, row) => sum + row.taken, 0)).toBe(1);
  });

  test('by a double click takes one place', async () => {
    await Promise.all([put(slotAt(0)), put(slotAt(0))]);
    expect([await shop.takenOf(slotAt(0)), (await holdsOf(who)).length]).toEqual([1, 1]);
  });

  test('is not done by letting go and choosing at once either', async () => {
    const second = await secondSession(who);
    await shop.hold(who, slotAt(0));
    await Promise.all([
      put(slotAt(1)),
      shop.send('DELETE', paths.slot, undefined, second.headers),
      put(slotAt(0), second),
      shop.send('POST', paths.confirm, undefined, who.headers),
      shop.send('DELETE', paths.slot, undefined, who.headers),
    ]);
    expect((await holdsOf(who)).length).toBeLessThan(2);
    await shop.isTrue();
  });

  test('of the last place by many leaves it with one of them', async () => {
    const [last, ...others] = await shop.fill(slotAt(0));
    if (last) await shop.send('DELETE', paths.slot, undefined, last.headers);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()));
    const statuses = (await Promise.all(crowd.map((one) => put(slotAt(0), one)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    expect(await shop.takenOf(slotAt(0))).toBe(others.length + 1);
    await shop.isTrue();
  });
});
