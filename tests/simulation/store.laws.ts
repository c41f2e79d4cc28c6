import type { Database } from '#server/db/database.ts';
import { slotsWithoutTruth } from '../server/fulfilment/held.sample.ts';
import type { Book } from './law.ts';
import type { Asked } from './wire.laws.ts';

export type LedgerRow = { readonly payment_id: string; readonly amount_cents: number; readonly state: string };
export type Books = {
  readonly payments: readonly LedgerRow[];
  readonly refunds: readonly LedgerRow[];
};

type Rows = Awaited<ReturnType<typeof readRows>>;
async function readRows(db: Database) {
  const [orders, payments, holds] = await Promise.all([
    db.read
      .selectFrom('orders')
      .select(['id', 'shopper_id', 'key', 'state', 'total_cents', 'revision', 'pending_of', 'facts'])
      .execute(),
    db.read.selectFrom('payments').select(['id', 'order_id', 'amount_cents', 'state']).execute(),
    db.read.selectFrom('holds').select(['shopper_id', 'reservation_id']).execute(),
  ]);
  return { orders, payments, holds };
}

const isStanding = (state: string) => !['declined', 'cancelled', 'paying'].includes(state);
const twice = (all: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return all.filter((one) => (seen.has(one) ? true : (seen.add(one), false)));
};

/** What holds of the database and of the book of the payment side at every moment. */
export function createStoreLaws(book: Book, asked: ReadonlyMap<string, Asked>) {
  const versions = new Map<string, { readonly revision: number; readonly facts: string; readonly state: string }>();
  function orders({ orders, payments, holds }: Rows, { payments: booked }: Books): void {
    const again = twice(orders.map(({ shopper_id, key }) => `${shopper_id} ${key}`));
    book.holds('one key makes one order', again.length === 0, () => again);
    const pending = twice(orders.flatMap(({ pending_of }) => (pending_of === null ? [] : [pending_of])));
    book.holds('a shopper pays for one order at a time', pending.length === 0, () => pending);
    const held = twice(holds.map(({ shopper_id }) => shopper_id));
    book.holds('a shopper holds one time', held.length === 0, () => held);
    const captured = new Set(booked.flatMap(({ payment_id, state }) => (state === 'captured' ? [payment_id] : [])));
    const reserved = new Set(holds.map(({ reservation_id }) => reservation_id));
    for (const order of orders) {
      const wish = asked.get(order.key);
      const about = () => ({ order: order.id, state: order.state, cents: order.total_cents, wish });
      if (order.revision === 0 || order.state === 'paying')
        book.holds('an order costs what its shopper saw', !wish || wish.cents === order.total_cents, about);
      book.holds('an order is one that somebody asked for', wish !== undefined, about);
      const own = payments.filter(({ order_id }) => order_id === order.id);
      const taken = own.filter(({ id, amount_cents }) => captured.has(id) && amount_cents === wish?.cents);
      book.holds('INV-7.7 an order is charged for once', own.length <= 1 || taken.length <= own.length, about);
      const before = versions.get(order.id);
      if (before && before.facts !== order.facts)
        book.holds('INV-6.5 an order changes as a whole or not at all', order.revision > before.revision, about);
      if (before && before.state === 'picking' && order.state === 'picking')
        book.holds('INV-6.5 what is picked is one version', before.facts === order.facts, about);
      versions.set(order.id, { revision: order.revision, facts: order.facts, state: order.state });
      if (isStanding(order.state))
        for (const id of reserved)
          book.holds('INV-7.8 an order has used its hold up', !order.facts.includes(`"reservationId":"${id}"`), about);
    }
    for (const id of versions.keys())
      book.holds(
        'no order is lost',
        orders.some((order) => order.id === id),
        () => id,
      );
    const names = new Set(payments.map(({ id }) => id));
    for (const { payment_id } of booked)
      book.holds('nothing is charged for that the store knows no payment of', names.has(payment_id), () => payment_id);
    const amounts = new Map(payments.map(({ id, amount_cents }) => [id, amount_cents]));
    for (const { payment_id, amount_cents, state } of booked)
      if (state === 'captured')
        book.holds('what is charged is what was asked for', amounts.get(payment_id) === amount_cents, () => payment_id);
  }
  return {
    async look(db: Database, books: Books): Promise<void> {
      orders(await readRows(db), books);
      const slots = await slotsWithoutTruth(db.read);
      book.holds('no slot is overbooked, and each place is somebody’s', slots.length === 0, () => slots);
    },
    /** A tab has said that a hold is over: then it is, unless it ended as it was asked. */
    async ended(db: Database, reservationId: string, atMs: number): Promise<void> {
      const live = await db.read
        .selectFrom('holds')
        .select('held_until_ms')
        .where('reservation_id', '=', reservationId)
        .where('held_until_ms', '>', atMs)
        .executeTakeFirst();
      book.holds('INV-2.1 a hold does not end before its time', live === undefined, () => ({
        reservationId,
        live,
        atMs,
      }));
    },
    /** Nothing is on its way any more: the money is where the orders say. */
    async atRest(db: Database, { payments: booked, refunds }: Books): Promise<void> {
      const { orders: all, payments } = await readRows(db);
      for (const { id, state } of payments)
        book.holds('every payment is settled in the end', state !== 'intended', () => ({ id, state }));
      for (const order of all) {
        book.holds('every order is settled in the end', order.state !== 'paying', () => order.id);
        const own = new Set(payments.flatMap(({ id, order_id }) => (order_id === order.id ? [id] : [])));
        const sum = (rows: readonly LedgerRow[], state: string) =>
          rows.reduce(
            (cents, row) => (own.has(row.payment_id) && row.state === state ? cents + row.amount_cents : cents),
            0,
          );
        const paid = sum(booked, 'captured') - sum(refunds, 'refunded');
        const due = isStanding(order.state) ? order.total_cents : 0;
        book.holds('what was captured less what was given back is what the order costs', paid === due, () => ({
          order: order.id,
          state: order.state,
          paid,
          due,
        }));
        const isFirst = booked.filter(({ payment_id, state }) => own.has(payment_id) && state === 'captured');
        const saves = order.revision;
        book.holds(
          'an order is charged for once, and once for each change',
          isFirst.length <= 1 + saves,
          () => order.id,
        );
      }
    },
    standing: () => [...versions].filter(([, { state }]) => isStanding(state)).map(([id]) => id),
  };
}
