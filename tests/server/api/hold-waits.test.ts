import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lostHoldOf } from '#server/db/repositories/holds.ts';
import { silentLog } from '#server/log.ts';
import { startSweeps } from '#server/start/sweeps.ts';
import { realWorld } from '../world.ts';
import type { SignedIn } from './shop.ts';
import { hourMs, minuteMs, openHoldShop, paths, type HoldShop } from './hold-shop.ts';

let shop: HoldShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openHoldShop();
});
beforeEach(async () => {
  await shop.begin();
  who = await shop.shopper();
});
afterAll(() => shop.close());

const letGo = (by = who) => shop.send('DELETE', paths.slot, undefined, by.headers);
const firstOpen = async () => {
  const [first, second] = await shop.openSlots(who);
  if (!first || !second) throw new Error('There are no slots.');
  return [first, second] as const;
};

describe('Who waits for a place', () => {
  test('is told when it is let go, and when another slot is chosen instead', async () => {
    const [slot, other] = await firstOpen();
    const holders = await shop.fill(slot.id);
    const watch = () =>
      shop.told(shop.send('PUT', `/api/v1/fulfilment/my/time-slots/watches/${slot.id}`, undefined, who.headers));
    await watch();
    shop.letters.length = 0;
    const [first, second] = holders;
    if (!first || !second) throw new Error('Nobody holds it.');
    await letGo(first);
    expect(shop.letters.map(({ to }) => to)).toEqual([who.email]);
    await shop.hold(first, slot.id);
    await watch();
    await shop.hold(second, other.id);
    expect(shop.letters.map(({ to }) => to)).toEqual([who.email, who.email]);
  });

  test('is told once of a place that nobody holds any more, which is taken back within a minute', async () => {
    const [slot] = await firstOpen();
    await shop.hold(who, slot.id);
    const rounds = new Map<number, () => void>();
    const told: string[] = [];
    const every = (ms: number, work: () => void) => {
      rounds.set(ms, work);
      return () => void rounds.delete(ms);
    };
    const clock = { ...realWorld.clock, nowMs: () => shop.time.nowMs };
    const stop = startSweeps(
      shop.db,
      silentLog,
      { ...realWorld, clock, every, monotonicMs: () => 0 },
      async (slotId) => void told.push(slotId),
    );
    shop.time.nowMs += hourMs;
    for (let round = 0; round < 3; round++) rounds.get(minuteMs)?.();
    await expect.poll(() => told.includes(slot.id)).toBe(true);
    rounds.get(minuteMs)?.();
    await expect.poll(() => shop.takenOf(slot.id)).toBe(0);
    expect(told.filter((slotId) => slotId === slot.id)).toEqual([slot.id]);
    expect(await lostHoldOf(shop.db.read, who.accountId, shop.time.nowMs)).toMatchObject({ slotId: slot.id });
    await shop.isTrue();
    stop();
    expect(rounds.size).toBe(0);
  });
});
