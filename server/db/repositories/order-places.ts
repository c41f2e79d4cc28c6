import type { Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { giveBack, keepLost, lapse } from './holds.ts';
import type { HoldFacts } from './holds.rows.ts';

type Held = { readonly shopperId: string; readonly reservationId: string };

/** Makes the place that a shopper holds an order's: nothing is given back. Null when they hold that no more. */
export async function consumeHold(
  trx: Transaction,
  { shopperId, reservationId }: Held,
  nowMs: number,
): Promise<HoldFacts | null> {
  const row = await trx
    .deleteFrom('holds')
    .where('shopper_id', '=', shopperId)
    .where('reservation_id', '=', reservationId)
    .where('held_until_ms', '>', nowMs)
    .returning('facts')
    .executeTakeFirst();
  return row ? (JSON.parse(row.facts) as HoldFacts) : null;
}

type Returned = Held & { readonly facts: HoldFacts; readonly heldUntilMs: number };

/** Makes the place of an order its shopper's again, unless they hold another; says in which slots a place came free. */
export async function returnHold(trx: Transaction, wanted: Returned, nowMs: number): Promise<readonly string[]> {
  const { shopperId, facts } = wanted;
  if (await insertHold(trx, wanted, nowMs)) return [];
  const other = await trx.selectFrom('holds').select('slot_id').where('shopper_id', '=', shopperId).executeTakeFirst();
  const isOver = other !== undefined && (await lapse(trx, shopperId, other.slot_id, nowMs));
  const isBack = isOver && (await insertHold(trx, wanted, nowMs));
  const freed = [...(isOver ? [other.slot_id] : []), ...(isBack ? [] : [facts.slot.id])].sort();
  for (const slotId of freed) await giveBack(trx, slotId, 1);
  return freed;
}

/** Gives the place of an order to whoever comes next. */
export const givePlaceBack = (trx: Transaction, slotId: string): Promise<void> => giveBack(trx, slotId, 1);

/** The same, when it was too late since then to give it to its shopper again: they have lost it, unless they hold another. */
export async function losePlace(trx: Transaction, shopperId: string, facts: HoldFacts, lostMs: number): Promise<void> {
  const other = await trx.selectFrom('holds').select('slot_id').where('shopper_id', '=', shopperId).executeTakeFirst();
  const lost = { slot_id: facts.slot.id, facts: JSON.stringify(facts), held_until_ms: lostMs };
  if (other === undefined) await keepLost(trx, shopperId, lost);
  await giveBack(trx, facts.slot.id, 1);
}

async function insertHold(trx: Transaction, wanted: Returned, nowMs: number): Promise<boolean> {
  const { shopperId, reservationId, facts, heldUntilMs } = wanted;
  const row = { shopper_id: shopperId, reservation_id: reservationId, slot_id: facts.slot.id };
  const made = await trx
    .insertInto('holds')
    .values(given({ ...row, facts: JSON.stringify(facts), held_ms: nowMs, held_until_ms: heldUntilMs }))
    .onConflict((conflict) => conflict.column('shopper_id').doNothing())
    .returning('shopper_id')
    .executeTakeFirst();
  if (made === undefined) return false;
  await trx.deleteFrom('lapsed_holds').where('shopper_id', '=', shopperId).execute();
  return true;
}
