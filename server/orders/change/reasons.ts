import type { OrderState, UnchangeableReason } from '#services/orders/order-states.words.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';

export type ChangeableFacts = {
  readonly state: OrderState | PlacementState;
  readonly cutOffMs: number | null;
  /** How and where it was shopped for is known: it is not kept of the oldest orders. */
  readonly hasChoice: boolean;
  /** An order of its shopper's is being paid for. */
  readonly isUnderWay: boolean;
  /** Its shopper is changing another one. */
  readonly isAnotherInChange?: boolean;
};

/**
 * Why an order cannot be changed now; null when it can. It can until the cut-off of its slot; one of a slot without a
 * cut-off, until it is picked.
 */
export function reasonAgainst(
  { state, cutOffMs, hasChoice, isUnderWay, isAnotherInChange = false }: ChangeableFacts,
  nowMs: number,
): UnchangeableReason | null {
  if (state === 'paying' || state === 'declined') return 'OrderNotFound';
  if (state === 'cancelled') return 'CancelledOrder';
  if (state !== 'placed') return 'OrderAlreadyPicking';
  if (!hasChoice || (cutOffMs !== null && nowMs >= cutOffMs)) return 'CutOffPassed';
  if (isAnotherInChange) return 'AnotherOrderInChange';
  return isUnderWay ? 'OrderUnderWay' : null;
}
