import type { KeptSubscription } from '../../delivery-saver/subscription.types.ts';
import type { Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { subscriptionIn } from './subscriptions.ts';

/**
 * A subscription, held for this transaction: whoever else wants to change it comes after. It is held before its charges
 * are touched, so two of them never wait for each other.
 */
export async function holdSubscription(trx: Transaction, subscriptionId: string): Promise<KeptSubscription | null> {
  const row = await trx
    .updateTable('delivery_subscriptions')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', subscriptionId)
    .returningAll()
    .executeTakeFirst();
  return row ? subscriptionIn(row) : null;
}

type Step = Partial<Pick<KeptSubscription, 'state' | 'paidUntil' | 'anchorDay' | 'dueMs' | 'instrumentId' | 'facts'>>;

/** Takes a subscription that is held further; what is ended, or came to nothing, is nobody's live one any more. */
export async function stepSubscription(
  trx: Transaction,
  { id }: Pick<KeptSubscription, 'id'>,
  { state, paidUntil, anchorDay, dueMs, instrumentId, facts }: Step,
): Promise<void> {
  await trx
    .updateTable('delivery_subscriptions')
    .set(
      given({
        ...(state === undefined ? {} : { state }),
        ...(state === 'ended' || state === 'declined' ? { live_of: null } : {}),
        ...(paidUntil === undefined ? {} : { paid_until: paidUntil }),
        ...(anchorDay === undefined ? {} : { anchor_day: anchorDay }),
        ...(dueMs === undefined ? {} : { due_ms: dueMs }),
        ...(instrumentId === undefined ? {} : { instrument_id: instrumentId }),
        ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }),
      }),
    )
    .where('id', '=', id)
    .execute();
}
