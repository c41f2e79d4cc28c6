import type { Transaction } from '../db/database.ts';
import { intendedChargeOf } from '../db/repositories/subscription-charges.ts';
import { holdSubscription, stepSubscription } from '../db/repositories/subscription-steps.ts';
import { liveSubscription } from '../db/repositories/subscriptions.ts';
import type { KeptSubscription } from './subscription.types.ts';

/** It was given up, or could not be paid for, and its time is over: that holds before anybody has written it down. */
export const isOver = ({ state, dueMs }: Pick<KeptSubscription, 'state' | 'dueMs'>, nowMs: number): boolean =>
  (state === 'ending' || state === 'unpaid') && dueMs !== null && dueMs <= nowMs;

/** Writes it down of one that is held; not while nobody knows yet what became of a charge for it. */
export async function endIfOver(trx: Transaction, held: KeptSubscription, nowMs: number): Promise<boolean> {
  if (!isOver(held, nowMs) || (await intendedChargeOf(trx, held.id))) return false;
  await stepSubscription(trx, held, { state: 'ended', dueMs: null });
  return true;
}

/** Makes room for another one, where the last one of a shopper is over. */
export async function endOwnIfOver(trx: Transaction, shopperId: string, nowMs: number): Promise<void> {
  const live = await liveSubscription(trx, shopperId);
  if (!live || !isOver(live, nowMs)) return;
  const held = await holdSubscription(trx, live.id);
  if (held) await endIfOver(trx, held, nowMs);
}
