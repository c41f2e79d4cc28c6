import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { HoldFacts } from './holds.rows.ts';

/*
 * A transaction takes the rows of shoppers first, in the order of their ids, and the rows of slots last, in the order of
 * theirs: so two of them never wait for each other.
 */

export type Reservation = {
  readonly shopperId: string;
  readonly reservationId: string;
  readonly slot: { readonly id: string; readonly place: string; readonly startMs: number; readonly capacity: number };
  readonly facts: HoldFacts;
  readonly heldMs: number;
  readonly heldUntilMs: number;
};
/** A hold that is over, and when it was. */
export type LostHold = { readonly slotId: string; readonly facts: HoldFacts; readonly lostMs: number };

/**
 * Holds a place in a slot in the place of whatever the shopper held, and says in which slots a place came free by that.
 * Null when the slot is full: then the transaction must be given up.
 */
export async function reserve(trx: Transaction, wanted: Reservation): Promise<readonly string[] | null> {
  const { shopperId, slot, heldMs: nowMs } = wanted;
  const others = (await expiredIn(trx, slot.id, nowMs)).filter((id) => id !== shopperId);
  let back = 0;
  for (const other of others) if (other < shopperId && (await lapse(trx, other, slot.id, nowMs))) back++;
  const left = await insertHold(trx, wanted);
  for (const other of others) if (other > shopperId && (await lapse(trx, other, slot.id, nowMs))) back++;
  await trx.deleteFrom('lapsed_holds').where('shopper_id', '=', shopperId).execute();

  const givesBack = left !== null && left !== slot.id;
  if (givesBack && left < slot.id) await giveBack(trx, left, 1);
  await makeSlot(trx, wanted.slot);
  if (back > 0) await giveBack(trx, slot.id, back);
  if (left !== slot.id && !(await takePlace(trx, slot.id))) return null;
  if (givesBack && left > slot.id) await giveBack(trx, left, 1);
  return givesBack ? [left] : [];
}

/** Lets go of whatever a shopper holds and says of which slot; what is over already counts as lost. */
export async function release(trx: Transaction, shopperId: string, nowMs: number): Promise<string | null> {
  const row = await trx
    .deleteFrom('holds')
    .where('shopper_id', '=', shopperId)
    .returning(['slot_id', 'facts', 'held_until_ms'])
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.held_until_ms <= nowMs) await keepLost(trx, shopperId, row);
  await giveBack(trx, row.slot_id, 1);
  return row.slot_id;
}

/** Lets that hold go on until then; false when it is over, or is not the shopper's any more. */
export async function extend(
  trx: Transaction,
  hold: { readonly shopperId: string; readonly reservationId: string },
  heldUntilMs: number,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('holds')
    .set(given({ held_until_ms: heldUntilMs }))
    .where('shopper_id', '=', hold.shopperId)
    .where('reservation_id', '=', hold.reservationId)
    .where('held_until_ms', '>', nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the places of holds that are over back, each once, and says how many there were. */
export async function reclaim(trx: Transaction, slotId: string, nowMs: number): Promise<number> {
  let back = 0;
  for (const shopperId of await expiredIn(trx, slotId, nowMs)) if (await lapse(trx, shopperId, slotId, nowMs)) back++;
  if (back > 0) await giveBack(trx, slotId, back);
  return back;
}

/** The slots in which a hold is over and has not been taken back yet. */
export async function slotsToReclaim(db: Reader, nowMs: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('holds').select('slot_id').distinct().where('held_until_ms', '<=', nowMs).execute();
  return rows.map(({ slot_id: id }) => id);
}

/** Whose slot it is that a shopper holds: an area's, or a pick up place's. Null for none. */
export async function heldPlaceOf(db: Reader, shopperId: string): Promise<string | null> {
  const held = await db.selectFrom('holds').select('facts').where('shopper_id', '=', shopperId).executeTakeFirst();
  return held ? (JSON.parse(held.facts) as HoldFacts).slot.place : null;
}

/** What a shopper held last and lost; null while they hold something, and for whoever lost nothing. */
export async function lostHoldOf(db: Reader, shopperId: string, nowMs: number): Promise<LostHold | null> {
  const held = await db.selectFrom('holds').selectAll().where('shopper_id', '=', shopperId).executeTakeFirst();
  if (held)
    return held.held_until_ms > nowMs
      ? null
      : { slotId: held.slot_id, facts: JSON.parse(held.facts) as HoldFacts, lostMs: held.held_until_ms };
  const lost = await db.selectFrom('lapsed_holds').selectAll().where('shopper_id', '=', shopperId).executeTakeFirst();
  return lost ? { slotId: lost.slot_id, facts: JSON.parse(lost.facts) as HoldFacts, lostMs: lost.lapsed_ms } : null;
}

/** Drops slots that began before then, and what was lost before then; says how many rows went. */
export async function sweepSlots(trx: Transaction, beforeMs: number): Promise<number> {
  const lost = await trx.deleteFrom('lapsed_holds').where('lapsed_ms', '<', beforeMs).executeTakeFirst();
  const slots = await trx
    .deleteFrom('slots')
    .where('starts_ms', '<', beforeMs)
    .where('id', 'not in', trx.selectFrom('holds').select('slot_id'))
    .executeTakeFirst();
  return Number(lost.numDeletedRows + slots.numDeletedRows);
}

async function expiredIn(trx: Transaction, slotId: string, nowMs: number): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('holds')
    .select('shopper_id')
    .where('slot_id', '=', slotId)
    .where('held_until_ms', '<=', nowMs)
    .execute();
  return rows.map(({ shopper_id: id }) => id).sort();
}

/** Takes a hold that is over out, without its place. Asked of the row again: its shopper may have chosen anew since. */
export async function lapse(trx: Transaction, shopperId: string, slotId: string, nowMs: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('holds')
    .where('shopper_id', '=', shopperId)
    .where('slot_id', '=', slotId)
    .where('held_until_ms', '<=', nowMs)
    .returning(['slot_id', 'facts', 'held_until_ms'])
    .executeTakeFirst();
  if (row === undefined) return false;
  await keepLost(trx, shopperId, row);
  return true;
}

type Lost = { readonly slot_id: string; readonly facts: string; readonly held_until_ms: number };

/** Remembers what a shopper held and lost: it is offered first. */
export async function keepLost(trx: Transaction, shopperId: string, row: Lost): Promise<void> {
  const lost = { slot_id: row.slot_id, facts: row.facts, lapsed_ms: row.held_until_ms };
  await trx
    .insertInto('lapsed_holds')
    .values(given({ shopper_id: shopperId, ...lost }))
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(given(lost)))
    .execute();
}

/** Puts the hold in its place and says which slot it was that the shopper held; null for none. */
async function insertHold(trx: Transaction, wanted: Reservation): Promise<string | null> {
  const { shopperId, reservationId, slot, facts, heldMs, heldUntilMs } = wanted;
  const row = { shopper_id: shopperId, reservation_id: reservationId, slot_id: slot.id, facts: JSON.stringify(facts) };
  for (let left: string | null = null; ; ) {
    const inserted = await trx
      .insertInto('holds')
      .values(given({ ...row, held_ms: heldMs, held_until_ms: heldUntilMs }))
      .onConflict((conflict) => conflict.column('shopper_id').doNothing())
      .returning('shopper_id')
      .executeTakeFirst();
    if (inserted) return left;
    const dropped = await trx
      .deleteFrom('holds')
      .where('shopper_id', '=', shopperId)
      .returning('slot_id')
      .executeTakeFirst();
    left = dropped?.slot_id ?? left;
  }
}

async function makeSlot(trx: Transaction, { id, place, startMs, capacity }: Reservation['slot']): Promise<void> {
  await trx
    .insertInto('slots')
    .values(given({ id, place, starts_ms: startMs, capacity, taken: 0 }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function takePlace(trx: Transaction, slotId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('slots')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('id', '=', slotId)
    .whereRef('taken', '<', 'capacity')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function giveBack(trx: Transaction, slotId: string, places: number): Promise<void> {
  await trx
    .updateTable('slots')
    .set((eb) => ({ taken: eb('taken', '-', places) }))
    .where('id', '=', slotId)
    .where('taken', '>=', places)
    .execute();
}
