import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningStore } from '../browser/serve.ts';

type Store = Pick<RunningStore, 'dataDir'>;

function asked<Row>(file: string, sql: string, ...values: readonly string[]): readonly Row[] {
  const book = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return book.prepare(sql).all(...values) as unknown as readonly Row[];
  } finally {
    book.close();
  }
}

/** The passes of somebody as the store has them, and what was taken for them as the payment side has written it down. */
export function saverBook(store: Store, email: string) {
  const book = join(store.dataDir, 'store.db');
  const passes = asked<{ readonly id: string; readonly state: string }>(
    book,
    `select id, state from delivery_subscriptions
     where shopper_id = (select id from accounts where email = ?) and state != 'declined' order by created_ms`,
    email,
  );
  const charges = passes.flatMap(({ id }) =>
    asked<{ readonly id: string }>(book, 'select id from subscription_charges where subscription_id = ?', id),
  );
  const taken = charges.flatMap(({ id }) =>
    asked<{ readonly cents: number }>(
      join(store.dataDir, 'payments.db'),
      "select amount_cents as cents from payments where payment_id = ? and state = 'captured'",
      id,
    ),
  );
  return { states: passes.map(({ state }) => state), takenCents: taken.map(({ cents }) => cents) };
}

/** An order has been delivered, without anybody having picked it: what was paid for it counts from now on. */
export function isDelivered({ dataDir }: Store, orderId: string): void {
  const book = new DatabaseSync(join(dataDir, 'store.db'), { timeout: 5_000 });
  book.prepare("update orders set state = 'completed' where id = ?").run(orderId);
  book.close();
}
