import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { IntendedPayment } from './orders.ts';
import type { PaymentState } from './payments.ts';

export type NewCharge = IntendedPayment & {
  readonly subscriptionId: string;
  readonly shopperId: string;
  /** The period that comes after this day is charged for; null for the first. */
  readonly after: string | null;
  /** The first day that it pays for. */
  readonly fromOn: string;
};

/** Says what is about to be charged, before it is; false when that period is charged for, or was. */
export async function intendCharge(trx: Transaction, charge: NewCharge): Promise<boolean> {
  const row = await trx
    .insertInto('subscription_charges')
    .values(
      given({
        id: charge.id,
        subscription_id: charge.subscriptionId,
        shopper_id: charge.shopperId,
        stands_for: `${charge.subscriptionId} ${charge.after ?? 'first'}`,
        from_on: charge.fromOn,
        instrument_id: charge.instrumentId,
        amount_cents: charge.amountCents,
        state: 'intended',
        reason: null,
        created_ms: charge.createdMs,
        settled_ms: null,
      }),
    )
    .onConflict((conflict) => conflict.column('stands_for').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type KeptCharge = IntendedPayment & {
  readonly subscriptionId: string;
  readonly state: PaymentState;
  readonly fromOn: string;
};

const charges = (db: Reader) =>
  db
    .selectFrom('subscription_charges')
    .select(['id', 'subscription_id', 'instrument_id', 'amount_cents', 'state', 'from_on', 'created_ms']);
type Row = Awaited<ReturnType<ReturnType<typeof charges>['execute']>>[number];

const chargeIn = (row: Row): KeptCharge => ({
  id: row.id,
  subscriptionId: row.subscription_id,
  instrumentId: row.instrument_id,
  amountCents: row.amount_cents,
  state: row.state as PaymentState,
  fromOn: row.from_on,
  createdMs: row.created_ms,
});

export async function chargeById(db: Reader, chargeId: string): Promise<KeptCharge | null> {
  const row = await charges(db).where('id', '=', chargeId).executeTakeFirst();
  return row ? chargeIn(row) : null;
}

/** Every charge of which nobody knows what became of it, the oldest first. */
export async function intendedCharges(db: Reader): Promise<readonly IntendedPayment[]> {
  const rows = await charges(db).where('state', '=', 'intended').orderBy('created_ms').execute();
  return rows.map(chargeIn);
}

/** The same of one subscription; null when all of its charges are answered. */
export async function intendedChargeOf(db: Reader, subscriptionId: string): Promise<IntendedPayment | null> {
  const row = await charges(db)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'intended')
    .executeTakeFirst();
  return row ? chargeIn(row) : null;
}

/** All that was charged for subscriptions, or was to be, the newest first. */
export async function chargesOf(db: Reader, subscriptionIds: readonly string[]): Promise<readonly KeptCharge[]> {
  if (subscriptionIds.length === 0) return [];
  const rows = await charges(db)
    .where('subscription_id', 'in', [...subscriptionIds])
    .orderBy('created_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(chargeIn);
}

/** Says what came of a charge; false when somebody was first. One that was declined stands for no period any more. */
export async function endCharge(
  trx: Transaction,
  chargeId: string,
  end: { readonly state: Exclude<PaymentState, 'intended'>; readonly reason: string | null },
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscription_charges')
    .set(
      given({
        ...{ state: end.state, reason: end.reason, settled_ms: nowMs },
        ...(end.state === 'declined' ? { stands_for: null } : {}),
      }),
    )
    .where('id', '=', chargeId)
    .where('state', '=', 'intended')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When charges of a shopper that came to nothing were tried, since then. */
export async function declinedChargesSince(db: Reader, shopperId: string, sinceMs: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('subscription_charges')
    .select('created_ms')
    .where('state', '=', 'declined')
    .where('created_ms', '>', sinceMs)
    .where('shopper_id', '=', shopperId)
    .execute();
  return rows.map((row) => row.created_ms);
}
