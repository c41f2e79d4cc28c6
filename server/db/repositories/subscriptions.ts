import type { KeptState, KeptSubscription, SubscriptionFacts } from '../../delivery-saver/subscription.types.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { Schema } from '../schema.ts';
import type { IntendedPayment } from './orders.ts';

type Row = Schema['delivery_subscriptions'];

export const subscriptionIn = (row: Row): KeptSubscription => ({
  id: row.id,
  shopperId: row.shopper_id,
  state: row.state as KeptState,
  facts: JSON.parse(row.facts) as SubscriptionFacts,
  isWPay: row.is_wpay === 1,
  instrumentId: row.instrument_id,
  startedOn: row.started_on,
  paidUntil: row.paid_until,
  anchorDay: row.anchor_day,
  dueMs: row.due_ms,
});

export type NewSubscription = Pick<KeptSubscription, 'id' | 'shopperId' | 'facts' | 'startedOn' | 'anchorDay'> & {
  readonly instrumentId: string;
  readonly key: string;
  readonly requestHash: string;
};

/** Puts a subscription that is about to be paid for in its place; false when its shopper has one, or one of that key. */
export async function createSubscription(trx: Transaction, made: NewSubscription, nowMs: number): Promise<boolean> {
  const row = await trx
    .insertInto('delivery_subscriptions')
    .values(
      given({
        id: made.id,
        shopper_id: made.shopperId,
        key: made.key,
        request_hash: made.requestHash,
        live_of: made.shopperId,
        state: 'paying',
        facts: JSON.stringify(made.facts),
        is_wpay: 1 as const,
        instrument_id: made.instrumentId,
        started_on: made.startedOn,
        paid_until: null,
        anchor_day: made.anchorDay,
        due_ms: null,
        revision: 1,
        created_ms: nowMs,
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How a purchase stands, for whoever asks with its key. */
export type KeyedPurchase = {
  readonly subscriptionId: string;
  readonly state: KeptState;
  readonly requestHash: string;
  readonly reason: string | null;
  readonly intended: IntendedPayment | null;
};

/** What was made of a shopper's request with that key; null when nothing was. */
export async function purchaseByKey(db: Reader, shopperId: string, key: string): Promise<KeyedPurchase | null> {
  const row = await db
    .selectFrom('delivery_subscriptions as bought')
    .leftJoin('subscription_charges as charge', 'charge.subscription_id', 'bought.id')
    .select(['bought.id', 'bought.state', 'request_hash', 'charge.id as charge_id', 'charge.state as paid', 'reason'])
    .select(['charge.instrument_id as card', 'amount_cents', 'charge.created_ms as since_ms'])
    .where('bought.shopper_id', '=', shopperId)
    .where('key', '=', key)
    .orderBy('charge.created_ms')
    .executeTakeFirst();
  if (row === undefined) return null;
  const isIntended = row.state === 'paying' && row.paid === 'intended' && row.charge_id !== null && row.card !== null;
  return {
    subscriptionId: row.id,
    state: row.state as KeptState,
    requestHash: row.request_hash,
    reason: row.reason,
    intended: isIntended
      ? {
          id: row.charge_id ?? '',
          instrumentId: row.card ?? '',
          amountCents: row.amount_cents ?? 0,
          createdMs: row.since_ms ?? 0,
        }
      : null,
  };
}

/** The one of a shopper that is not ended; null without one. */
export async function liveSubscription(db: Reader, shopperId: string): Promise<KeptSubscription | null> {
  const row = await db
    .selectFrom('delivery_subscriptions')
    .selectAll()
    .where('live_of', '=', shopperId)
    .executeTakeFirst();
  return row ? subscriptionIn(row) : null;
}

const isShown = ['active', 'ending', 'unpaid', 'ended'] as const satisfies readonly KeptState[];

/** Those of a shopper that were ever paid for: the one that is not ended first, then the newest. */
export async function subscriptionsOf(db: Reader, shopperId: string): Promise<readonly KeptSubscription[]> {
  const rows = await db
    .selectFrom('delivery_subscriptions')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('state', 'in', isShown)
    .orderBy('created_ms', 'desc')
    .orderBy('id')
    .execute();
  const all = rows.map(subscriptionIn);
  return [...all.filter(({ state }) => state !== 'ended'), ...all.filter(({ state }) => state === 'ended')];
}

/** One of theirs. One of somebody else's is as little there as one that nobody bought. */
export async function subscriptionOf(
  db: Reader,
  shopperId: string,
  subscriptionId: string,
): Promise<KeptSubscription | null> {
  const row = await db
    .selectFrom('delivery_subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .where('shopper_id', '=', shopperId)
    .where('state', 'in', isShown)
    .executeTakeFirst();
  return row ? subscriptionIn(row) : null;
}

const mostAtOnce = 100;

/** Those that renew or end by now, the longest overdue first. */
export async function dueSubscriptions(db: Reader, nowMs: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('delivery_subscriptions')
    .select('id')
    .where('due_ms', '<=', nowMs)
    .where('state', 'in', ['active', 'ending', 'unpaid'])
    .orderBy('due_ms')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}
