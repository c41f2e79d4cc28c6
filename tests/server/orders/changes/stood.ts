import type { KeptFacts } from '#server/db/repositories/orders.ts';
import type { SavedVersion } from '#server/db/repositories/order-saves.ts';
import { piecesIn } from '../kept.ts';
import type { RaceShop } from '../race.shop.ts';
import type { Stood } from './laws.ts';

/** All that the store and its bank know, while nobody is at work. */
export async function stoodIn({ db, bank, shelf }: Pick<RaceShop, 'db' | 'bank' | 'shelf'>): Promise<Stood> {
  const { read } = db;
  const orders = await read.selectFrom('orders').selectAll().execute();
  const saves = await read.selectFrom('order_saves').selectAll().execute();
  const payments = await read.selectFrom('payments').select(['id', 'order_id', 'state']).execute();
  const refunds = await read.selectFrom('refunds').select(['id', 'state']).execute();
  const events = await read.selectFrom('order_events').selectAll().orderBy('nth').execute();
  const products = await read
    .selectFrom('products')
    .select(['sku', 'stock'])
    .where('sku', 'in', [...shelf.moved.keys(), ''])
    .execute();
  const orderOf = new Map(payments.map(({ id, order_id }) => [id, order_id]));
  const paid = new Map<string, number>();
  const add = (paymentId: string, cents: number) => {
    const orderId = orderOf.get(paymentId) ?? '';
    paid.set(orderId, (paid.get(orderId) ?? 0) + cents);
  };
  for (const { paymentId, amountCents } of bank.captured()) add(paymentId, amountCents);
  for (const { paymentId, amountCents } of bank.refunds()) add(paymentId, -amountCents);
  const savesOf = Map.groupBy(saves, (save) => save.order_id);
  const eventsOf = Map.groupBy(events, (event) => event.order_id);
  return {
    orders: orders.map((row) => ({
      id: row.id,
      shopperId: row.shopper_id,
      state: row.state,
      slotId: row.slot_id,
      isUnderWay: row.pending_of !== null,
      totalCents: row.total_cents,
      facts: JSON.parse(row.facts) as KeptFacts,
      saves: (savesOf.get(row.id) ?? []).map(({ key, state, facts }) => ({
        key,
        state,
        version: JSON.parse(facts) as SavedVersion,
      })),
      paidCents: paid.get(row.id) ?? 0,
      events: (eventsOf.get(row.id) ?? []).map(({ happening }) => happening),
    })),
    slots: await read.selectFrom('slots').select(['id', 'taken']).execute(),
    holds: await read.selectFrom('holds').select('slot_id as slotId').execute(),
    stock: new Map(products.map(({ sku, stock }) => [sku, piecesIn(stock, shelf.storePosition)])),
    stockMoved: new Map(shelf.moved),
    unknown: [...payments, ...refunds].flatMap(({ id, state }) =>
      state === 'intended' || state === 'refused' ? [id] : [],
    ),
  };
}
