import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  extend,
  lostHoldOf,
  reclaim,
  release,
  reserve,
  slotsToReclaim,
  sweepSlots,
} from '#server/db/repositories/holds.ts';
import { heldSlot, slotsWithoutTruth } from '../fulfilment/held.sample.ts';

const capacity = 3;
const full = new Error('full');

export function holdsContract(db: () => Database): void {
  const take = (shopperId: string, slotId: string, { nowMs = 100, untilMs = 1_000, places = capacity } = {}) =>
    db()
      .transaction(async (trx) => {
        const slot = heldSlot({ id: slotId });
        const freed = await reserve(trx, {
          shopperId,
          reservationId: `${shopperId}-${nowMs}`,
          slot: { ...slot, capacity: places },
          facts: { slot, isTimed: true, lines: [] },
          heldMs: nowMs,
          heldUntilMs: untilMs,
        });
        if (freed === null) throw full;
        return freed;
      })
      .catch((error: unknown) => {
        if (error === full) return 'full' as const;
        throw error;
      });
  const letGo = (shopperId: string, nowMs = 100) => db().transaction((trx) => release(trx, shopperId, nowMs));
  const takenOf = async (slotId: string) =>
    (await db().read.selectFrom('slots').select('taken').where('id', '=', slotId).executeTakeFirst())?.taken ?? null;
  const holdersOf = async (slotId: string) =>
    (await db().read.selectFrom('holds').select('shopper_id').where('slot_id', '=', slotId).execute())
      .map((row) => row.shopper_id)
      .sort();
  const isTrue = async () => expect(await slotsWithoutTruth(db().read)).toEqual([]);

  test('of twenty shoppers who want one slot at once as many get it as it has places', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => take(`crowd-${at}`, 'h-crowd')));
    expect(all.filter((one) => one === 'full')).toHaveLength(20 - capacity);
    expect([await takenOf('h-crowd'), (await holdersOf('h-crowd')).length]).toEqual([capacity, capacity]);
    await isTrue();
  });

  test('a shopper who chooses the same slot many times at once holds it once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => take('twice', 'h-twice', { nowMs: 100 + at, places: 1 })));
    expect([await takenOf('h-twice'), await holdersOf('h-twice')]).toEqual([1, ['twice']]);
    await isTrue();
  });

  test('the same slot chosen again is a new reservation and never loses its place', async () => {
    await take('again', 'h-again', { places: 1 });
    expect(await take('again', 'h-again', { nowMs: 200, untilMs: 2_000, places: 1 })).toEqual([]);
    const row = await db()
      .read.selectFrom('holds')
      .select(['reservation_id', 'held_ms', 'held_until_ms'])
      .where('shopper_id', '=', 'again')
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ reservation_id: 'again-200', held_ms: 200, held_until_ms: 2_000 });
    expect(await takenOf('h-again')).toBe(1);
  });

  test('two shoppers who swap slots at once, over and over, both hold one and nobody waits for ever', async () => {
    const swaps = Array.from({ length: 10 }, (_, at) => [
      take('left', at % 2 === 0 ? 'h-one' : 'h-two', { nowMs: 100 + at }),
      take('right', at % 2 === 0 ? 'h-two' : 'h-one', { nowMs: 100 + at }),
    ]);
    await Promise.all(swaps.flat());
    const [one, two] = [await holdersOf('h-one'), await holdersOf('h-two')];
    expect([...one, ...two].sort()).toEqual(['left', 'right']);
    await isTrue();
  });

  test('another slot takes the place of the first, and says where a place came free', async () => {
    await take('mover', 'h-from');
    expect(await take('mover', 'h-to')).toEqual(['h-from']);
    expect([await takenOf('h-from'), await takenOf('h-to'), await holdersOf('h-to')]).toEqual([0, 1, ['mover']]);
  });

  test('a full slot leaves whoever wanted it with what they held', async () => {
    await take('first', 'h-small', { places: 1 });
    await take('keeper', 'h-kept');
    expect(await take('keeper', 'h-small', { places: 1 })).toBe('full');
    expect([await holdersOf('h-small'), await holdersOf('h-kept')]).toEqual([['first'], ['keeper']]);
    expect(await take('keeper', 'h-none', { places: 0 })).toBe('full');
    expect([await takenOf('h-none'), await takenOf('h-small')]).toEqual([null, 1]);
    await isTrue();
  });

  test('a slot that is full of holds that are over has places again, and each of them is lost once', async () => {
    await take('m-late', 'h-over', { untilMs: 500, places: 2 });
    await take('b-late', 'h-over', { untilMs: 400, places: 2 });
    expect(await take('k-new', 'h-over', { nowMs: 399, untilMs: 900, places: 2 })).toBe('full');
    expect(await take('k-new', 'h-over', { nowMs: 500, untilMs: 900, places: 2 })).toEqual([]);
    expect([await takenOf('h-over'), await holdersOf('h-over')]).toEqual([1, ['k-new']]);
    expect(await lostHoldOf(db().read, 'b-late', 500)).toEqual({
      slotId: 'h-over',
      facts: { slot: heldSlot({ id: 'h-over' }), isTimed: true, lines: [] },
      lostMs: 400,
    });
    expect(await db().transaction((trx) => reclaim(trx, 'h-over', 500))).toBe(0);
    await isTrue();
  });

  test('what is over is taken back once, however many take it back at once', async () => {
    const over = 30;
    for (let at = 0; at < over; at++) await take(`gone-${at}`, 'h-gone', { untilMs: 300, places: over + 1 });
    await take('stays', 'h-gone', { untilMs: 301 });
    expect(await slotsToReclaim(db().read, 300)).toContain('h-gone');
    const counts = await Promise.all(
      Array.from({ length: 6 }, () => db().transaction((trx) => reclaim(trx, 'h-gone', 300))),
    );
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(over);
    expect([await takenOf('h-gone'), await holdersOf('h-gone')]).toEqual([1, ['stays']]);
    expect(await slotsToReclaim(db().read, 300)).not.toContain('h-gone');
    await isTrue();
  });

  test('letting go twice gives the place back once, and what is over already counts as lost', async () => {
    await take('leaver', 'h-leave');
    expect([await letGo('leaver'), await letGo('leaver')]).toEqual(['h-leave', null]);
    expect([await takenOf('h-leave'), await lostHoldOf(db().read, 'leaver', 100)]).toEqual([0, null]);
    await take('loser', 'h-leave', { untilMs: 200 });
    expect((await lostHoldOf(db().read, 'loser', 200))?.lostMs).toBe(200);
    expect(await letGo('loser', 200)).toBe('h-leave');
    expect((await lostHoldOf(db().read, 'loser', 250))?.slotId).toBe('h-leave');
    await take('loser', 'h-leave', { nowMs: 300 });
    expect(await lostHoldOf(db().read, 'loser', 2_000)).toMatchObject({ lostMs: 1_000 });
    expect(await lostHoldOf(db().read, 'loser', 999)).toBeNull();
  });

  test('only a live hold of that very reservation goes on', async () => {
    await take('goer', 'h-go', { nowMs: 100, untilMs: 500 });
    const go = (reservationId: string, untilMs: number, nowMs: number) =>
      db().transaction((trx) => extend(trx, { shopperId: 'goer', reservationId }, untilMs, nowMs));
    expect([await go('another', 900, 200), await go('goer-100', 900, 499), await go('goer-100', 2_000, 900)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('slots long past are swept with what was lost then; one that is held stays', async () => {
    const day = 86_400_000;
    await take('sweep-old', 'h-sweep-old');
    await letGo('sweep-old');
    await take('sweep-held', 'h-sweep-held');
    await db().transaction((trx) =>
      trx.updateTable('slots').set({ starts_ms: -day }).where('id', 'like', 'h-sweep-%').execute(),
    );
    await db().transaction((trx) => sweepSlots(trx, 0));
    expect([await takenOf('h-sweep-old'), await takenOf('h-sweep-held')]).toEqual([null, 1]);
  });
}
