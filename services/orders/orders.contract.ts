import type {
  ChangeAnswered,
  ChangePlacement,
  OrderChangeCheck,
  OrderChangeContext,
  OrderDifference,
} from './order-change.contract.ts';
import type {
  LastOrderFulfilment,
  PastItems,
  PastItemsAsked,
  PastOrder,
  PastOrders,
  PastOrdersAsked,
  ReorderItem,
} from './past-orders.contract.ts';
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

/** Orders that are placed, and what may still be done with them. */
export interface PastOrdersService {
  orders(asked: PastOrdersAsked, signal?: AbortSignal): Promise<PastOrders>;
  order(orderId: string, signal?: AbortSignal): Promise<PastOrder>;
  /** What could be ordered again of one, and of all of them. */
  orderItems(orderId: string, signal?: AbortSignal): Promise<readonly ReorderItem[]>;
  items(asked: PastItemsAsked, signal?: AbortSignal): Promise<PastItems>;
  /** Said again with the same key, or once it is cancelled, it is answered alike. */
  cancel(orderId: string, key: string, signal?: AbortSignal): Promise<ChangeAnswered>;
  /** The last order that is still to come; null without one. */
  last(signal?: AbortSignal): Promise<LastOrderFulfilment['lastOrder']>;
}

/** Changing an order that was placed: one of a shopper's at a time, and the old one stands until the new one is saved. */
export interface OrderChangeService {
  /** Of that order; of the last one for null. */
  context(orderId: string | null, signal?: AbortSignal): Promise<OrderChangeContext>;
  initiate(orderId: string, signal?: AbortSignal): Promise<ChangeAnswered>;
  /** Gives the change up, and what was in the trolley before comes back. Said again it does no harm. */
  cancel(signal?: AbortSignal): Promise<ChangeAnswered>;
  check(signal?: AbortSignal): Promise<OrderChangeCheck>;
  difference(signal?: AbortSignal): Promise<OrderDifference>;
  /** Said again with the same key, it is answered as the first time; what became of it is asked by the key of it. */
  save(orderId: string, wanted: ChangePlacement, key: string, signal?: AbortSignal): Promise<OrderPlaced>;
}
