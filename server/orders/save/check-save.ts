import type { ChangePlacement } from '#services/orders/order-change.contract.ts';
import { refusals } from '../../api/refusal.ts';
import type { Transaction } from '../../db/database.ts';
import { changeOf, type OrderChange } from '../../db/repositories/order-changes.ts';
import { orderById, type StandingOrder } from '../../db/repositories/order-steps.ts';
import type { Draft } from '../order.types.ts';

type Found = { readonly change: OrderChange; readonly order: StandingOrder };

/** The change that is to be saved and the order that it is of; what cannot be saved is refused. */
export async function changeToSave(
  trx: Transaction,
  shopperId: string,
  orderId: string,
  nowMs: number,
): Promise<Found> {
  const order = await orderById(trx, orderId);
  if (order?.shopperId !== shopperId || order.state === 'paying' || order.state === 'declined')
    throw refusals.notFound();
  const change = await changeOf(trx, shopperId);
  if (order.state === 'cancelled') throw refusals.orderNotReady('This order was cancelled, so it cannot be changed.');
  if (order.state !== 'placed') throw refusals.orderAlreadyPicking();
  if (order.isUnderWay) throw refusals.orderUnderWay();
  if (change?.orderId !== orderId || change.state !== 'open' || change.facts.revision !== order.revision)
    throw refusals.orderNotReady('You are not changing this order any more. Please begin again.');
  const { cutOffMs } = order.facts.hold.slot;
  if (cutOffMs !== null && nowMs >= cutOffMs) throw refusals.tooLateToChange();
  return { change, order };
}

type Checked = { readonly draft: Draft; readonly order: StandingOrder; readonly wanted: ChangePlacement };

/** Refuses what cannot be saved as it stands, and what is not what the shopper saw; says what there is to pay, or to give back. */
export function checkSave({ draft, order, wanted }: Checked): number {
  const [problem] = draft.problems;
  if (problem) throw refusals.orderNotReady(problem.message);
  const differenceCents = draft.totalCents - order.totalCents;
  if (wanted.expectedDifferenceCents !== differenceCents) throw refusals.totalsChanged();
  if (draft.isAgeAsked && !wanted.isOfAge) throw refusals.orderNotReady('Please confirm that you are 18 or over.');
  if (differenceCents > 0 && wanted.instrumentId === null)
    throw refusals.invalid({ instrumentId: 'says what is paid with' });
  const own = new Set(order.facts.coupons.map(({ code }) => code));
  if (draft.coupons.some(({ code }) => !own.has(code))) throw refusals.totalsChanged();
  return differenceCents;
}
