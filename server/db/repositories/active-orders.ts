import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { Preferences } from '#services/preferences/preferences.contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** What was accepted of the disclaimer: for which hold, and which restricted products were in the trolley then. */
export type DisclaimerKept = { readonly reservationId: string; readonly restricted: readonly string[] };

/** What a shopper says of the order that their trolley is to become. */
export type ActiveOrderFacts = {
  /** Said to the driver, without the words of the add-on in front. */
  readonly instructions?: string;
  readonly isAtDoorstep?: boolean;
  readonly orderNotes?: string;
  readonly coupon?: string | null;
  /** The one product that was chosen of an offer, by the id of the offer. */
  readonly bonus?: Readonly<Record<string, string>>;
  readonly disclaimer?: DisclaimerKept | null;
};

export const activeOrderIn = (facts: string | null): ActiveOrderFacts =>
  facts === null ? {} : (JSON.parse(facts) as ActiveOrderFacts);

export async function activeOrderOf(db: Reader, shopperId: string): Promise<ActiveOrderFacts> {
  const row = await db
    .selectFrom('active_orders')
    .select('facts')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return activeOrderIn(row?.facts ?? null);
}

/**
 * What counts for an order: what was said of it, and of what was not, what its shopper says to every order. What is said
 * to drivers is of no use where an order is picked up.
 */
export function saidWith(facts: ActiveOrderFacts, preferences: Preferences, method: Method): ActiveOrderFacts {
  const { instructions, isAtDoorstep, orderNotes } = preferences;
  return { orderNotes, ...(method === 'Courier' ? { instructions, isAtDoorstep } : {}), ...facts };
}

/** Says that it is about to change, and holds it for this transaction: what two pages say at once both stands. */
export async function holdActiveOrder(trx: Transaction, shopperId: string, nowMs: number): Promise<ActiveOrderFacts> {
  await trx
    .insertInto('active_orders')
    .values(given({ shopper_id: shopperId, facts: '{}', changed_ms: nowMs }))
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ changed_ms: nowMs }))
    .execute();
  return activeOrderOf(trx, shopperId);
}

/** Keeps all that is said of an order that is held. */
export async function keepActiveOrder(
  trx: Transaction,
  shopperId: string,
  facts: ActiveOrderFacts,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('active_orders')
    .set(given({ facts: JSON.stringify(facts), changed_ms: nowMs }))
    .where('shopper_id', '=', shopperId)
    .execute();
}
