import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { reserve } from '#server/db/repositories/holds.ts';
import { dropWatch, keepWatch, watchedSlots, watchersOf } from '#server/db/repositories/slot-watches.ts';
import { takenSlots } from '#server/db/repositories/slots.ts';
import { heldSlot } from '../fulfilment/held.sample.ts';

export function slotsContract(db: () => Database): void {
  test('the taken slots of a place are those that begin in the time asked for, and any others that are named', async () => {
    const place = 'a900';
    const take = (shopperId: string, id: string, startMs: number, untilMs: number) =>
      db().transaction((trx) => {
        const slot = heldSlot({ id, place, startMs });
        return reserve(trx, {
          shopperId,
          reservationId: shopperId,
          slot: { ...slot, capacity: 5 },
          facts: { slot, isTimed: true, lines: [] },
          heldMs: 1,
          heldUntilMs: untilMs,
        });
      });
    await take('taken-1', 'a900-early', 1_000, 500);
    await take('taken-2', 'a900-mid', 2_000, 500);
    await take('taken-3', 'a900-mid', 2_000, 501);
    await take('taken-4', 'a900-late', 3_000, 500);
    const asked = { place, fromMs: 1_000, untilMs: 3_000, ids: [] };
    expect(await takenSlots(db().read, asked, 500)).toEqual(
      new Map([
        ['a900-early', { capacity: 5, taken: 0 }],
        ['a900-mid', { capacity: 5, taken: 1 }],
      ]),
    );
    const named = await takenSlots(db().read, { ...asked, place: 'a901', ids: ['a900-late', 'nothing'] }, 499);
    expect(named).toEqual(new Map([['a900-late', { capacity: 5, taken: 1 }]]));
  });

  test('a slot is waited for once by each shopper, and those that have begun are forgotten', async () => {
    const keep = (shopperId: string, id: string, startMs: number, nowMs: number) =>
      db().transaction((trx) => keepWatch(trx, shopperId, { id, startMs }, nowMs));
    await keep('watch-2', 'w-slot', 1_000, 1);
    for (const nowMs of [2, 3]) await keep('watch-1', 'w-slot', 1_000, nowMs);
    await keep('watch-1', 'w-other', 2_000, 4);
    expect(await watchersOf(db().read, 'w-slot')).toEqual(['watch-2', 'watch-1']);
    expect(await watchedSlots(db().read, 'watch-1', 999)).toEqual(new Set(['w-slot', 'w-other']));
    expect(await watchedSlots(db().read, 'watch-1', 1_000)).toEqual(new Set(['w-other']));
    await keep('watch-1', 'w-other', 2_000, 1_000);
    expect(await watchersOf(db().read, 'w-slot')).toEqual(['watch-2']);
    const drop = () => db().transaction((trx) => dropWatch(trx, 'watch-2', 'w-slot'));
    expect([await drop(), await drop(), await watchersOf(db().read, 'w-slot')]).toEqual([true, false, []]);
  });
}
