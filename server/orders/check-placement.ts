import type { Placement } from '#services/orders/placing.contract.ts';
import { type Refusal, refusals } from '../api/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { isOrderUnderWay } from '../db/repositories/orders.ts';
import { overOf } from '../fulfilment/over-of.ts';
import { checkTries } from '../payments/checked-tries.ts';
import type { Draft } from './order.types.ts';

/** One order of theirs is paid for at a time, and so often in vain that the bank is not asked for numbers of cards. */
export async function checkMayPay(trx: Transaction, shopperId: string, nowMs: number): Promise<void> {
  if (await isOrderUnderWay(trx, shopperId)) throw refusals.orderUnderWay();
  await checkTries(trx, shopperId, nowMs);
}

type Checked = { readonly shopperId: string; readonly draft: Draft; readonly placement: Placement };

/** Refuses what cannot be placed as it stands, and what is not what the shopper saw. */
export async function checkPlacement(
  trx: Transaction,
  { shopperId, draft, placement }: Checked,
  nowMs: number,
): Promise<NonNullable<Draft['hold']>> {
  const { hold, totalCents, isAgeAsked } = draft;
  if (draft.problems[0]) throw await refusalOf(trx, shopperId, draft.problems[0], nowMs);
  if (!hold) throw await overOf(trx, shopperId, nowMs);
  if (placement.expectedTotalCents !== totalCents) throw refusals.totalsChanged();
  if (isAgeAsked && !placement.isOfAge) throw refusals.orderNotReady('Please confirm that you are 18 or over.');
  if (totalCents > 0 && placement.instrumentId === null)
    throw refusals.invalid({ instrumentId: 'says what is paid with' });
  return hold;
}

async function refusalOf(
  trx: Transaction,
  shopperId: string,
  { code, message }: Draft['problems'][number],
  nowMs: number,
): Promise<Refusal> {
  if (code === 'slotMissing') return overOf(trx, shopperId, nowMs);
  return code === 'slotElsewhere' ? refusals.slotExpired() : refusals.orderNotReady(message);
}
