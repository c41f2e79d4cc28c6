import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import type { pastOrderMachine } from './past-order.machine.ts';

type Order = SnapshotFrom<typeof pastOrderMachine> | undefined;

export type PastOrderShown =
  | { readonly state: 'reading' | 'missing'; readonly order: null }
  | { readonly state: 'failed'; readonly order: null; readonly fault: Fault | null }
  /** `isOld`: the store did not say anew how it stands. */
  | { readonly state: 'shown'; readonly order: PastOrder; readonly isOld: boolean };

export function pastOrderShown(now: Order): PastOrderShown {
  const { order, fault } = now?.context ?? { order: null, fault: null };
  if (order) return { state: 'shown', order, isOld: now?.hasTag('failed') ?? false };
  if (now?.hasTag('missing')) return { state: 'missing', order: null };
  return now?.hasTag('failed') ? { state: 'failed', order: null, fault } : { state: 'reading', order: null };
}

export type CancelShown =
  | { readonly state: 'idle' | 'cancelling' | 'doubtful' | 'cancelled' }
  | { readonly state: 'refused'; readonly fault: Fault | null };

/** What becomes of cancelling the order on show; what is said of another one is not said of it. */
export function cancelShown(now: Order): CancelShown {
  if (!now) return { state: 'idle' };
  const { orderId, attempt, endedId, refusal } = now.context;
  if (attempt !== null && attempt.orderId === orderId)
    return { state: now.hasTag('doubtful') ? 'doubtful' : 'cancelling' };
  if (endedId === null || endedId !== orderId) return { state: 'idle' };
  return now.hasTag('refused') ? { state: 'refused', fault: refusal } : { state: 'cancelled' };
}
