import type { OrderHappening, OrderState } from '#services/orders/order-states.words.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { KeptFacts } from './orders.ts';

/** An order with all that a step of it may need. */
export type StandingOrder = {
  readonly id: string;
  readonly shopperId: string;
  readonly number: string;
  readonly state: OrderState | PlacementState;
  /** Something of it is being paid for. */
  readonly isUnderWay: boolean;
  readonly revision: number;
  readonly totalCents: number;
  readonly placedMs: number | null;
  readonly facts: KeptFacts;
};

async function orderWhere(db: Reader, column: 'id' | 'number', value: string): Promise<StandingOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    shopperId: row.shopper_id,
    number: row.number,
    state: row.state as StandingOrder['state'],
    isUnderWay: row.pending_of !== null,
    revision: row.revision,
    totalCents: row.total_cents,
    placedMs: row.placed_ms,
    facts: JSON.parse(row.facts) as KeptFacts,
  };
}
export const orderById = (db: Reader, orderId: string) => orderWhere(db, 'id', orderId);
export const orderByNumber = (db: Reader, number: string) => orderWhere(db, 'number', number);

/** Takes an order from one state to the next; false when it was not in the first. */
export async function stepOrder(
  trx: Transaction,
  orderId: string,
  [from, to]: readonly [OrderState, OrderState],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((eb) => ({ state: to, revision: eb('revision', '+', 1) }))
    .where('id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps what is known of an order in the state in which it is. */
export async function keepFacts(trx: Transaction, orderId: string, facts: KeptFacts): Promise<void> {
  await trx
    .updateTable('orders')
    .set(given({ facts: JSON.stringify(facts) }))
    .where('id', '=', orderId)
    .execute();
}

type Version = { readonly revision: number; readonly totalCents: number; readonly facts: KeptFacts };

/** Puts a new version in the place of the one it was made from; false when that is not how the order stands any more. */
export async function replaceVersion(
  trx: Transaction,
  orderId: string,
  { revision, totalCents, facts }: Version,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set((eb) => ({
      facts: JSON.stringify(facts),
      total_cents: totalCents,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', orderId)
    .where('state', '=', 'placed')
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says of whom something is being paid for with that order, or of nobody any more. */
export async function keepPending(trx: Transaction, orderId: string, shopperId: string | null): Promise<void> {
  await trx
    .updateTable('orders')
    .set(given({ pending_of: shopperId }))
    .where('id', '=', orderId)
    .execute();
}

/** Says what has happened to an order, after all that was said before. */
export async function tellEvent(
  trx: Transaction,
  orderId: string,
  happening: OrderHappening,
  nowMs: number,
): Promise<void> {
  const last = await trx
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('nth').as('nth'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  await trx
    .insertInto('order_events')
    .values(given({ order_id: orderId, nth: Number(last?.nth ?? 0) + 1, happening, at_ms: nowMs }))
    .execute();
}

/** The orders that are on their way through the store, those that come first at first. */
export async function ordersToPick(
  db: Reader,
): Promise<readonly { readonly number: string; readonly state: string; readonly startsMs: number }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'state', 'starts_ms'])
    .where('state', 'in', ['placed', 'picking', 'picked', 'onTheWay'])
    .orderBy('starts_ms')
    .orderBy('number')
    .execute();
  return rows.map(({ number, state, starts_ms: startsMs }) => ({ number, state, startsMs }));
}
