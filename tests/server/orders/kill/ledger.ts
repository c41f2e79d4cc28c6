import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A payment as the payment side has it in its own book. */
export type Booked = {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly state: string;
  /** Before that nobody can know what became of it. */
  readonly dueMs: number;
};

/** Reads the book of the payment side, as its bank would. */
export function bookedIn(dataDir: string): readonly Booked[] {
  const file = join(dataDir, 'payments.db');
  if (!existsSync(file)) return [];
  const book = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    return book
      .prepare(
        'select payment_id as "paymentId", amount_cents as "amountCents", state, due_ms as "dueMs" from payments',
      )
      .all() as unknown as readonly Booked[];
  } finally {
    book.close();
  }
}
