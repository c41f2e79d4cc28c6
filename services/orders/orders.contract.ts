import type { ServerContext } from '../session/session.contract.ts';
import type { ActiveOrder, BonusProduct, Instructions, OrderTotals, OrderValidation } from './order.contract.ts';
import type { OrderConfirmation, OrderPlaced, Placement, PlacementTold } from './placing.contract.ts';

/** The order that a trolley is about to become. */
export interface ActiveOrderService {
  order(signal?: AbortSignal): Promise<ActiveOrder>;
  totals(signal?: AbortSignal): Promise<OrderTotals>;
  validation(signal?: AbortSignal): Promise<OrderValidation>;
  instructions(signal?: AbortSignal): Promise<Instructions>;
  bonusProducts(nowMs: number, signal?: AbortSignal): Promise<readonly BonusProduct[]>;
  /** Each of these answers with the whole order as it is then. */
  chooseBonus(id: string, isSelected: boolean, signal?: AbortSignal): Promise<OrderChanged>;
  acceptDisclaimer(isAccepted: boolean, signal?: AbortSignal): Promise<OrderChanged>;
  /** With the text of the add-on in front of it, where that was chosen. */
  keepInstructions(instructions: string, signal?: AbortSignal): Promise<OrderChanged>;
  keepNotes(notes: string, signal?: AbortSignal): Promise<OrderChanged>;
  addCoupon(couponCode: string, signal?: AbortSignal): Promise<OrderChanged>;
  dropCoupon(couponCode: string, signal?: AbortSignal): Promise<OrderChanged>;
}
export type OrderChanged = { readonly active: ActiveOrder; readonly context: ServerContext };

/** Making an order of it, and what became of that. */
export interface PlacingService {
  /** Said again with the same key, it is answered as the first time and nothing is done twice. */
  place(placement: Placement, key: string, signal?: AbortSignal): Promise<OrderPlaced>;
  /** What became of what was asked for with a key; null when the store has never heard of it. */
  byKey(key: string, signal?: AbortSignal): Promise<PlacementTold | null>;
  confirmation(orderId: string, signal?: AbortSignal): Promise<OrderConfirmation>;
}
