import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import type { KeptFacts } from '#server/db/repositories/orders.ts';
import type { PaymentState } from '#server/db/repositories/payments.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';

export type KeptOrder = {
  readonly id: string;
  readonly shopperId: string;
  readonly number: string;
  readonly key: string;
  readonly state: PlacementState;
  readonly slotId: string;
  readonly totalCents: number;
} & OrderedOf;
/** What an order took off the shelf, and the coupons that it cost less by: neither ever changes. */
type OrderedOf = { readonly taken: KeptFacts['taken']; readonly couponCodes: readonly string[] };
/** An amount that the payment side has taken, and for which payment. */
export type Charged = { readonly paymentId: string; readonly amountCents: number };

/** What the store knows of orders and of all that goes with them, at one moment. */
export type Kept = {
  readonly orders: readonly KeptOrder[];
  readonly payments: readonly {
    readonly id: string;
    readonly orderId: string;
    readonly amountCents: number;
    readonly state: PaymentState;
  }[];
  readonly slots: readonly { readonly id: string; readonly capacity: number; readonly taken: number }[];
  readonly holds: readonly { readonly slotId: string }[];
  readonly letters: readonly { readonly orderId: string }[];
  readonly orderCounts: readonly { readonly shopperId: string; readonly orderCount: number }[];
  readonly coupons: readonly {
    readonly code: string;
    readonly uses: number;
    readonly mostUses: number;
    readonly mostPerShopper: number;
  }[];
  readonly uses: readonly { readonly code: string; readonly shopperId: string; readonly orderId: string }[];
  /** Pieces on the shelf of the store that packs, by product. */
  readonly stock: ReadonlyMap<string, number>;
  /** Pieces that were ever put there. */
  readonly stockMoved: ReadonlyMap<string, number>;
};

/** The products that are ordered, and the pieces of each that were put on the shelf of a store. */
export type Shelf = {
  readonly storePosition: number;
  readonly moved: Map<string, number>;
  /** Read once of each order. */
  readonly ordered: Map<string, OrderedOf>;
};

export const piecesIn = (stock: string, storePosition: number): number =>
  Number.parseInt(stock.slice(storePosition * 2, storePosition * 2 + 2), 16);

/** Everything at one moment: no other transaction ends in between. */
export const keptIn = (db: Database, shelf: Shelf): Promise<Kept> =>
  db.transaction(async (trx) => {
    if (db.engine === 'postgres') await sql`set transaction isolation level repeatable read`.execute(trx);
    return readKept(trx, shelf);
  });

async function readKept(trx: Transaction, shelf: Shelf): Promise<Kept> {
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'shopper_id as shopperId', 'number', 'key', 'state', 'slot_id as slotId'])
    .select('total_cents as totalCents')
    .execute();
  const ordered = await orderedOf(trx, shelf, orders);
  const payments = await trx
    .selectFrom('payments')
    .select(['id', 'order_id as orderId', 'amount_cents as amountCents', 'state'])
    .execute();
  const coupons = await trx.selectFrom('coupons').selectAll().execute();
  const products = await trx
    .selectFrom('products')
    .select(['sku', 'stock'])
    .where('sku', 'in', [...shelf.moved.keys(), ''])
    .execute();
  return {
    orders: orders.map(({ state, ...order }) => ({
      ...order,
      state: state as PlacementState,
      ...(ordered.get(order.id) ?? { taken: [], couponCodes: [] }),
    })),
    payments: payments.map(({ state, ...payment }) => ({ ...payment, state: state as PaymentState })),
    slots: await trx.selectFrom('slots').select(['id', 'capacity', 'taken']).execute(),
    holds: await trx.selectFrom('holds').select('slot_id as slotId').execute(),
    letters: await trx.selectFrom('letters_due').select('order_id as orderId').execute(),
    orderCounts: await trx
      .selectFrom('shoppers')
      .select(['account_id as shopperId', 'order_count as orderCount'])
      .execute(),
    coupons: coupons.map(({ code, uses, most_uses: mostUses, facts }) => ({
      code,
      uses,
      mostUses,
      mostPerShopper: (JSON.parse(facts) as { readonly mostPerShopper?: number }).mostPerShopper ?? 1,
    })),
    uses: await trx
      .selectFrom('coupon_uses')
      .select(['code', 'shopper_id as shopperId', 'order_id as orderId'])
      .execute(),
    stock: new Map(products.map(({ sku, stock }) => [sku, piecesIn(stock, shelf.storePosition)])),
    stockMoved: shelf.moved,
  };
}

const mostAtOnce = 200;

async function orderedOf(trx: Transaction, { ordered }: Shelf, orders: readonly { readonly id: string }[]) {
  const fresh = orders.flatMap(({ id }) => (ordered.has(id) ? [] : [id]));
  for (let from = 0; from < fresh.length; from += mostAtOnce) {
    const some = fresh.slice(from, from + mostAtOnce);
    for (const { id, facts } of await trx
      .selectFrom('orders')
      .select(['id', 'facts'])
      .where('id', 'in', some)
      .execute()) {
      const { taken, coupons } = JSON.parse(facts) as KeptFacts;
      ordered.set(id, { taken, couponCodes: coupons.map(({ code }) => code) });
    }
  }
  return ordered;
}
