import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPicking } from '#server/orders/picking/steps.ts';
import { openDatabase } from '#server/db/open.ts';
import type { RunningStore } from '../browser/serve.ts';
import { realWorld } from '../server/world.ts';

type Store = Pick<RunningStore, 'dataDir'>;
type Line = { readonly sku: string; readonly amount: number };

/** Pieces or grams by product. */
export type Amounts = Readonly<Record<string, number>>;
export const amountsOf = (lines: readonly Line[]): Amounts =>
  Object.fromEntries(lines.map(({ sku, amount }) => [sku, amount]));

function asked<Row>(file: string, sql: string, ...values: readonly string[]): readonly Row[] {
  const book = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    return book.prepare(sql).all(...values) as unknown as readonly Row[];
  } finally {
    book.close();
  }
}
const bookOf = ({ dataDir }: Store) => join(dataDir, 'store.db');
const bankOf = ({ dataDir }: Store) => join(dataDir, 'payments.db');

/** What was taken for an order less what was given back, as the payment side has written it down. */
function paidCents(store: Store, orderId: string): number {
  const ids = asked<{ readonly id: string }>(bookOf(store), 'select id from payments where order_id = ?', orderId);
  const sum = (sql: string) =>
    ids
      .flatMap(({ id }) => asked<{ readonly cents: number }>(bankOf(store), sql, id))
      .reduce((all, { cents }) => all + cents, 0);
  return (
    sum("select amount_cents as cents from payments where payment_id = ? and state = 'captured'") -
    sum("select amount_cents as cents from refunds where payment_id = ? and state = 'refunded'")
  );
}

type Row = { readonly state: string; readonly totalCents: number; readonly facts: string; readonly slotId: string };

/** An order as the store has it, and its money as the payment side has it. */
export function orderBook(store: Store, orderId: string) {
  const [order] = asked<Row>(
    bookOf(store),
    'select state, total_cents as totalCents, facts, slot_id as slotId from orders where id = ?',
    orderId,
  );
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const { lines } = JSON.parse(order.facts) as { lines: readonly Line[] };
  const open = "select id from refunds where order_id = ? and state != 'refunded'";
  return {
    state: order.state,
    slotId: order.slotId,
    totalCents: order.totalCents,
    amounts: amountsOf(lines),
    paidCents: paidCents(store, orderId),
    refundsLeft: asked(bookOf(store), open, orderId).length,
  };
}

/** How the change of an order stands; null for none. */
export const changeState = (store: Store, orderId: string): string | null =>
  asked<{ readonly state: string }>(bookOf(store), 'select state from order_changes where order_id = ?', orderId)[0]
    ?.state ?? null;

const ofTrolley = ['trolley_lines', 'trolley_line_terms', 'trolley_choices', 'sample_responses', 'active_orders'];
/** Every row of a shopper's trolley, and of what they said of the order that it is to become. */
export const trolleyRows = (store: Store, email: string): readonly (readonly unknown[])[] =>
  ofTrolley.map((table) =>
    asked(
      bookOf(store),
      `select * from ${table} where shopper_id = (select id from accounts where email = ?) order by 1, 2, 3`,
      email,
    ),
  );

/** Begins to pick an order, as those do who pick it: beside the store, at whatever moment. */
export async function beginPicking({ dataDir }: Store, orderId: string): Promise<void> {
  const db = await openDatabase({ dataDir }, realWorld);
  try {
    if (!(await startPicking({ db, clock: realWorld.clock }, orderId))) throw new Error('It is not picked.');
  } finally {
    await db.close();
  }
}

/** The operator wants the store to be asked, once a page load, how a change stands; or not any more. */
export function wantsCheck({ dataDir }: Store, isWanted: boolean): void {
  const book = new DatabaseSync(join(dataDir, 'store.db'), { timeout: 5_000 });
  const told = book.prepare("update flags set is_on = ? where name = 'EnableCheckChangeOrderOnLoad'");
  told.run(isWanted ? 1 : 0);
  book.close();
}
