import type { Fault } from '#services/fault.ts';
import type {
  ChangeAnswered,
  OrderChangeCheck,
  OrderChangeContext as OrderKnown,
  OrderDifference,
} from '#services/orders/order-change.contract.ts';
import type { Shopper } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';

/** The order in change, as the store last said who is shopping. */
export type InChange = { readonly orderId: string | null; readonly orderNumber: string | null };

export type OrderChangeInput = {
  readonly subject: string | null;
  readonly inChange: InChange | null;
};

export type OrderChangeContext = {
  readonly subject: string | null;
  /** Null while no order is being changed. */
  readonly inChange: InChange | null;
  /** Which order is asked about; null for the last one. */
  readonly asked: string | null;
  readonly known: OrderKnown | null;
  /** The order that a change was asked for last. */
  readonly begunId: string | null;
  readonly failedToLoadLastOrderInTrolley: boolean;
  /** Why the order could not be read, or its change not begun. */
  readonly fault: Fault | null;
  readonly giveUpFault: Fault | null;
  /** The store is asked once a page load how the change of this shopper stands. */
  readonly isCheckWanted: boolean;
  readonly check: OrderChangeCheck | null;
  readonly difference: OrderDifference | null;
  readonly differenceFault: Fault | null;
  /** A part of the page shows what has changed. */
  readonly isDifferenceNeeded: boolean;
};

export type OrderChangeEvent =
  /** A page or a modal shows that order, or the last one for null. */
  | { readonly type: 'order.need'; readonly orderId: string | null }
  /** The order that is known is to be changed. */
  | { readonly type: 'change.begin' }
  | { readonly type: 'change.giveUp' }
  | { readonly type: 'fault.dismiss' }
  /** The operator wants the store to be asked how the change stands; only the first time counts. */
  | { readonly type: 'check.want' }
  /** The shopper has read that their change has ended. */
  | { readonly type: 'end.acknowledge' }
  /** A part of the page shows the difference; what is known already is not asked for again. */
  | { readonly type: 'difference.need' }
  /** Something has changed, or another try is made. */
  | { readonly type: 'difference.reload' }
  | { readonly type: 'terms.told'; readonly shopper: Shopper }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type OrderChangeHappening =
  /** The terms on which the shopper shops from now on. */
  | { readonly type: 'change.begun'; readonly orderId: string; readonly context: ChangeAnswered['context'] }
  | { readonly type: 'change.refused'; readonly fault: Fault }
  | { readonly type: 'change.givenUp'; readonly context: ChangeAnswered['context'] }
  | { readonly type: 'giveUp.failed'; readonly fault: Fault; readonly context: ChangeAnswered['context'] | null }
  /** It ended by itself, and the shopper is to be told. */
  | { readonly type: 'change.ended' }
  /** They have read it; `context` is null where the store did not hear of that. */
  | { readonly type: 'end.acknowledged'; readonly context: ChangeAnswered['context'] | null };

/** `busy`: the order is being read. `failed`: it was not, or nobody knows the difference. `beginning`, `givingUp`, `reckoning`: on its way. */
export type OrderChangeTag = 'busy' | 'failed' | 'changing' | 'beginning' | 'givingUp' | 'reckoning' | 'ended';

export const blankOrderChange: OrderChangeContext = {
  subject: null,
  inChange: null,
  asked: null,
  known: null,
  begunId: null,
  failedToLoadLastOrderInTrolley: false,
  fault: null,
  giveUpFault: null,
  isCheckWanted: false,
  check: null,
  difference: null,
  differenceFault: null,
  isDifferenceNeeded: false,
};

export const orderChangeCarriage: Carriage = {
  keeps: ['subject', 'inChange', 'asked', 'known', 'difference', 'isDifferenceNeeded'],
  blank: blankOrderChange,
};
