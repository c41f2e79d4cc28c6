import type { PickupType, SlotKind } from '#services/fulfilment/fulfilment.words.ts';
import type { SaverCover } from '../delivery-saver/pass.ts';

/** A slot as it was when it was taken: what a shopper holds does not change with the plan. */
export type HeldSlot = {
  readonly id: string;
  /** Whose slot it is: the area or the pick up place. */
  readonly place: string;
  readonly day: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly cutOffMs: number | null;
  readonly kind: SlotKind;
  readonly pickupType: PickupType | null;
  /** Without a delivery pass. */
  readonly feeCents: number;
  /** The delivery pass that it was taken with. */
  readonly saver?: SaverCover;
  /** Of the slot of an order: what the order was told to pay, where that is not its fee. */
  readonly agreedFeeCents?: number;
  readonly discountCents: number;
  readonly itemsLimit: number | null;
  readonly allowsAlcohol: boolean;
};

/** A place in a slot that is a shopper's until its deadline. */
export type Hold = {
  readonly reservationId: string;
  readonly slot: HeldSlot;
  readonly heldMs: number;
  readonly heldUntilMs: number;
  /** A time-out is set up; without one a hold lasts until the cut-off. */
  readonly isTimed: boolean;
  /** The place of an order that its shopper is changing: the order's as long as that goes on, with no row among the holds. */
  readonly isOrders?: boolean;
};

/** Past its deadline, or past the cut-off, it is nobody's. */
export const isLive = ({ heldUntilMs, slot: { cutOffMs }, isOrders = false }: Hold, nowMs: number): boolean =>
  isOrders || (nowMs < heldUntilMs && (cutOffMs === null || nowMs < cutOffMs));
