import type { OrderState } from '#services/orders/order-states.words.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';
import type { Reader, Transaction } from '../database.ts';
import type { KeptFacts } from './orders.ts';

/** An order that was placed, however far it has come. */
export type OrderToChange = {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState | PlacementState;
  readonly revision: number;
  readonly totalCents: number;
  readonly facts: KeptFacts;
};

type Row = {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly revision: number;
  readonly total_cents: number;
  readonly facts: string;
};
const orderIn = ({ id, number, state, revision, total_cents, facts }: Row): OrderToChange => ({
  id,
  number,
  state: state as OrderToChange['state'],
  revision,
  totalCents: total_cents,
  facts: JSON.parse(facts) as KeptFacts,
});

const ordersOf = (db: Reader, shopperId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'revision', 'total_cents', 'facts'])
    .where('shopper_id', '=', shopperId)
    .where('state', 'not in', ['paying', 'declined']);

/** An order of theirs. One of somebody else's is as little there as one that nobody made. */
export async function orderToChange(db: Reader, shopperId: string, orderId: string): Promise<OrderToChange | null> {
  const row = await ordersOf(db, shopperId).where('id', '=', orderId).executeTakeFirst();
  return row ? orderIn(row) : null;
}

/** Their latest orders, the last one first. */
export async function latestOrders(db: Reader, shopperId: string, most: number): Promise<readonly OrderToChange[]> {
  const rows = await ordersOf(db, shopperId).orderBy('created_ms', 'desc').orderBy('id').limit(most).execute();
  return rows.map(orderIn);
}

/** The same order, held for this transaction: nobody begins to pick it meanwhile. */
export async function holdOrder(trx: Transaction, shopperId: string, orderId: string): Promise<OrderToChange | null> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', orderId)
    .where('shopper_id', '=', shopperId)
    .execute();
  return orderToChange(trx, shopperId, orderId);
}
