import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { OrderHappening, OrderState } from '#services/orders/order-states.words.ts';
import type { OrderFacts } from '../../orders/order.types.ts';
import type { Reader } from '../database.ts';

/** An order as its shopper may see it again. */
export type PastOrderKept = {
  readonly id: string;
  readonly number: string;
  readonly state: OrderState;
  readonly totalCents: number;
  readonly placedMs: number;
  /** More is being paid for it. */
  readonly isPending: boolean;
  /** Its shopper is changing it. */
  readonly isInChange: boolean;
  readonly facts: OrderFacts;
};
export type PastOrdersWanted = {
  readonly states: readonly OrderState[];
  readonly method?: Method | undefined;
  readonly sinceMs?: number | undefined;
};

/** Orders of one shopper and nobody else, each with the change that is being made of it. */
const ordersOf = (db: Reader, shopperId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('order_changes', (join) =>
      join.onRef('order_changes.order_id', '=', 'orders.id').on('order_changes.state', 'in', ['open', 'paying']),
    )
    .where('orders.shopper_id', '=', shopperId);

const wholeOrdersOf = (db: Reader, shopperId: string) =>
  ordersOf(db, shopperId)
    .select(['orders.id', 'number', 'orders.state', 'pending_of', 'total_cents', 'created_ms', 'placed_ms'])
    .select(['orders.facts', 'order_changes.order_id as in_change']);
type Row = Awaited<ReturnType<ReturnType<typeof wholeOrdersOf>['execute']>>[number];

const keptOf = (row: Row): PastOrderKept => ({
  id: row.id,
  number: row.number,
  state: row.state as OrderState,
  totalCents: row.total_cents,
  placedMs: row.placed_ms ?? row.created_ms,
  isPending: row.pending_of !== null,
  isInChange: row.in_change !== null,
  facts: JSON.parse(row.facts) as OrderFacts,
});

/** How many there are, and those of one page, the newest first. */
export async function pastOrdersOf(
  db: Reader,
  shopperId: string,
  { states, method, sinceMs }: PastOrdersWanted,
  page: { readonly from: number; readonly most: number },
): Promise<{ readonly orders: readonly PastOrderKept[]; readonly total: number }> {
  const narrowed = <Q extends ReturnType<typeof ordersOf>>(query: Q): Q => {
    let found = query.where('orders.state', 'in', [...states]);
    // Within what somebody wrote a quote is marked, so this stands nowhere but in the facts themselves.
    if (method !== undefined) found = found.where('orders.facts', 'like', `%"method":"${method}"%`);
    if (sinceMs !== undefined) found = found.where('orders.placed_ms', '>=', sinceMs);
    return found as Q;
  };
  const counted = await narrowed(ordersOf(db, shopperId))
    .select((eb) => eb.fn.countAll().as('many'))
    .executeTakeFirstOrThrow();
  const rows = await narrowed(wholeOrdersOf(db, shopperId))
    .orderBy('created_ms', 'desc')
    .orderBy('orders.id')
    .offset(page.from)
    .limit(page.most)
    .execute();
  return { orders: rows.map(keptOf), total: Number(counted.many) };
}

/** The latest orders in those states, the newest first. */
export async function latestOrdersOf(
  db: Reader,
  shopperId: string,
  states: readonly OrderState[],
  most: number,
): Promise<readonly PastOrderKept[]> {
  const rows = await wholeOrdersOf(db, shopperId)
    .where('orders.state', 'in', [...states])
    .orderBy('created_ms', 'desc')
    .orderBy('orders.id')
    .limit(most)
    .execute();
  return rows.map(keptOf);
}

/** A shopper's order in one of those states. One of somebody else's is as little there as one that nobody made. */
export async function pastOrderOf(
  db: Reader,
  shopperId: string,
  orderId: string,
  states: readonly OrderState[],
): Promise<PastOrderKept | null> {
  const row = await wholeOrdersOf(db, shopperId)
    .where('orders.id', '=', orderId)
    .where('orders.state', 'in', [...states])
    .executeTakeFirst();
  return row ? keptOf(row) : null;
}

/** What was taken for an order, what came back, and what is still to come back. */
export async function moneyOf(
  db: Reader,
  orderId: string,
): Promise<{ readonly chargedCents: number; readonly refundedCents: number; readonly refundPendingCents: number }> {
  const sums = await db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .select((eb) => eb.val('charged').as('of'))
    .select((eb) => eb.fn.sum('amount_cents').as('cents'))
    .unionAll(
      db
        .selectFrom('refunds')
        .where('order_id', '=', orderId)
        .where('state', 'in', ['intended', 'refunded'])
        .groupBy('state')
        .select('state as of')
        .select((eb) => eb.fn.sum('amount_cents').as('cents')),
    )
    .execute();
  const sumOf = (name: string) => Number(sums.find((row) => row.of === name)?.cents ?? 0);
  return { chargedCents: sumOf('charged'), refundedCents: sumOf('refunded'), refundPendingCents: sumOf('intended') };
}

export type OrderEvent = { readonly happening: OrderHappening; readonly atMs: number };

/** What has happened to an order, as far as it was written down. */
export async function eventsOf(db: Reader, orderId: string): Promise<readonly OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['happening', 'at_ms'])
    .where('order_id', '=', orderId)
    .orderBy('nth')
    .execute();
  return rows.map(({ happening, at_ms: atMs }) => ({ happening: happening as OrderHappening, atMs }));
}
