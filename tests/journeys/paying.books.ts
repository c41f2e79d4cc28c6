import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import type { RunningStore } from '../browser/serve.ts';

type Order = { readonly state: string; readonly totalCents: number };
/** What was ordered and what was charged, oldest first, as the store and the payment side have written it down. */
export type Books = { readonly orders: readonly Order[]; readonly charges: readonly Order[] };

function asked<Row>(file: string, sql: string, ...values: readonly string[]): readonly Row[] {
  const book = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return book.prepare(sql).all(...values) as unknown as readonly Row[];
  } finally {
    book.close();
  }
}

const theirs = 'shopper_id in (select id from accounts where email = ?)';

/** Everything of one shopper: the orders in the book of the store, the charges in that of the payment side. */
export function booksOf({ dataDir }: Pick<RunningStore, 'dataDir'>, email: string): Books {
  const store = join(dataDir, 'store.db');
  const orders = asked<Order>(
    store,
    `select state, total_cents as totalCents from orders where ${theirs} order by created_ms`,
    email,
  );
  const payments = asked<{ readonly id: string }>(
    store,
    `select id from payments where ${theirs} order by created_ms`,
    email,
  );
  const charges = payments.flatMap(({ id }) =>
    asked<Order>(
      join(dataDir, 'payments.db'),
      'select state, amount_cents as totalCents from payments where payment_id = ?',
      id,
    ),
  );
  return { orders, charges };
}

const amountsOf = (entries: readonly Order[], state: string) =>
  entries.filter((entry) => entry.state === state).map(({ totalCents }) => totalCents);
/** What stands: orders that are placed, and charges that are made, in cents. */
export const standing = ({ orders, charges }: Books) => ({
  ordered: amountsOf(orders, 'placed'),
  charged: amountsOf(charges, 'captured'),
});
/** Nobody has to ask for any of them any more. */
export const areSettled = ({ orders }: Books): boolean =>
  orders.every(({ state }) => state === 'placed' || state === 'declined');

/** Each amount that was confirmed was ordered once and charged once, and nothing else was. */
export function balances(books: Books, confirmedCents: readonly number[]): void {
  expect(standing(books)).toEqual({ ordered: confirmedCents, charged: confirmedCents });
  expect(areSettled(books)).toBe(true);
}
