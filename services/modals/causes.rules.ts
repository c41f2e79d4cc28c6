import type { ContextFlags, Fulfilment } from '../session/session.contract.ts';
import type { QueuedKind } from './modals.words.ts';

export type Cause = { readonly kind: QueuedKind; readonly cause: string };

/** Why a shopper is to be told something at their next page; another place or time is another reason. */
export function causesOf(flags: ContextFlags, fulfilment: Fulfilment | null): readonly Cause[] {
  const where = `${fulfilment?.fulfilmentStoreId ?? '-'} ${fulfilment?.slotId ?? '-'}`;
  return [
    ...(flags.liquorCannotBeDelivered ? [{ kind: 'restricted-item', cause: `restricted ${where}` } as const] : []),
    ...(flags.trolleyNeedsReview ? [{ kind: 'trolley-review', cause: `review ${where}` } as const] : []),
  ];
}
