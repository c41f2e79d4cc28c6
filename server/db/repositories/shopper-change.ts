import type { FulfilmentChoice } from '../../fulfilment/choice.ts';
import type { Hold } from '../../fulfilment/hold.ts';
import type { ChangeFacts, ChangeState } from './order-changes.ts';
import type { TakenStock } from './orders.ts';

/** The order that a shopper is changing: how, where and when they shop are that order's as long as it goes on. */
export type ShopperChange = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly state: Exclude<ChangeState, 'cancelled'>;
  /** Where it comes, in words, and what was taken off the shelves for it. */
  readonly place: string;
  readonly taken: readonly TakenStock[];
  /** What they had chosen for their next order; null when nothing. */
  readonly ownChoice: FulfilmentChoice | null;
};

type Row = {
  readonly changing: string | null;
  readonly change_state: string | null;
  readonly change_facts: string | null;
  readonly began_ms: number | null;
};
type Changing = { readonly change: ShopperChange; readonly choice: FulfilmentChoice; readonly hold: Hold };

/** What a row says of the order that its shopper is changing; null when they change none, or the change has ended. */
export function changingIn(
  { changing: orderId, change_state: state, change_facts: text, began_ms }: Row,
  ownChoice: FulfilmentChoice | null,
): Changing | null {
  if (orderId === null || text === null || (state !== 'open' && state !== 'paying')) return null;
  const { orderNumber, place, taken, choice, hold } = JSON.parse(text) as ChangeFacts;
  const { reservationId, slot } = hold;
  const heldUntilMs = slot.cutOffMs ?? slot.startMs;
  return {
    change: { orderId, orderNumber, state, place, taken, ownChoice },
    choice,
    hold: { reservationId, slot, isTimed: false, heldMs: began_ms ?? 0, heldUntilMs, isOrders: true },
  };
}
