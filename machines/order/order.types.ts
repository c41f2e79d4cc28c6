import type { Fault } from '#services/fault.ts';
import type { ActiveOrder, Problem } from '#services/orders/order.contract.ts';
import type { OrderProblem } from '#services/orders/orders.words.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

export type OrderInput = {
  readonly subject: string | null;
  /** The slot and the place as the chart is opened, in one word. */
  readonly terms: string;
};

/** What a shopper says of the order that they are about to place. */
export type OrderWish =
  | { readonly kind: 'disclaimer'; readonly isAccepted: boolean }
  | { readonly kind: 'instructions'; readonly text: string; readonly isAddOn: boolean }
  | { readonly kind: 'notes'; readonly text: string }
  | { readonly kind: 'bonus'; readonly id: string; readonly isSelected: boolean }
  | { readonly kind: 'coupon'; readonly code: string; readonly isWanted: boolean };

export type Lost = { readonly wish: OrderWish; readonly fault: Fault };
/** What can be typed and is kept by itself. */
export type TextField = 'instructions' | 'notes';

/** What keeps an order from being paid for, the first to look at. */
export type Lacking = Exclude<OrderProblem, 'disclaimer'> | 'disclaimer' | TextField;

/** The order as the store last told it, and what it says is wrong with it. */
export type OrderTold = { readonly active: ActiveOrder; readonly problems: readonly Problem[] };
export type OrderChange = { readonly active: ActiveOrder; readonly context: ServerContext };

export type OrderContext = {
  readonly subject: string | null;
  readonly terms: string;
  /** The last good order, on show until another one is known. */
  readonly active: ActiveOrder | null;
  readonly problems: readonly Problem[];
  /** Why it could not be asked for, or looked over, last. */
  readonly fault: Fault | null;
  /** The trolley, the slot or the place is another one since. */
  readonly isStale: boolean;
  /** Something was said of it since the store last looked it over. */
  readonly isUnchecked: boolean;
  /** What the store is being told. */
  readonly asked: OrderWish | null;
  /** What it is told after that, in this order. */
  readonly waiting: readonly OrderWish[];
  /** What it was told and did not keep. */
  readonly lost: readonly Lost[];
  /** What is typed and not kept yet; null where the store's words stand. */
  readonly drafts: Readonly<Record<TextField, string | null>>;
  /** Which of them the store has kept on this page. */
  readonly kept: readonly TextField[];
  readonly code: string;
  /** The shopper wants to go on to paying, as soon as everything is told and looked over. */
  readonly isGoing: boolean;
  /** They wanted to, and were told what is missing. */
  readonly isMissingSaid: boolean;
};

export type OrderEvent =
  | { readonly type: 'wish.make'; readonly wish: OrderWish }
  | { readonly type: 'wish.retry'; readonly key: string }
  | { readonly type: 'wish.drop'; readonly key: string }
  | { readonly type: 'text.type'; readonly field: TextField; readonly text: string }
  /** The field was left: what stands in it is kept now. */
  | { readonly type: 'text.leave' }
  | { readonly type: 'addOn.choose'; readonly isSelected: boolean }
  | { readonly type: 'code.type'; readonly code: string }
  | { readonly type: 'code.add' }
  /** What it is made of has changed. */
  | { readonly type: 'order.refresh' }
  | { readonly type: 'order.retry' }
  | { readonly type: 'payment.want' }
  | TermsTold
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What the parent hears: the terms that came with the answer to a write. */
export type OrderReport = { readonly type: 'context.told'; readonly context: ServerContext };

export type OrderHappening =
  | { readonly type: 'wish.kept'; readonly wish: OrderWish; readonly active: ActiveOrder }
  | { readonly type: 'wish.lost'; readonly wish: OrderWish; readonly fault: Fault }
  /** Nothing is missing: the shopper may pay. */
  | { readonly type: 'payment.due' }
  | { readonly type: 'payment.blocked'; readonly lacking: Lacking };

/** `busy`: what it costs may be another sum in a moment. `failed`: nobody knows what it is, or whether it still is so. */
export type OrderTag = 'busy' | 'failed';

export const blankOrder: OrderContext = {
  subject: null,
  terms: '',
  active: null,
  problems: [],
  fault: null,
  isStale: false,
  isUnchecked: false,
  asked: null,
  waiting: [],
  lost: [],
  drafts: { instructions: null, notes: null },
  kept: [],
  code: '',
  isGoing: false,
  isMissingSaid: false,
};

export const orderCarriage: Carriage = {
  keeps: ['subject', 'terms', 'active', 'problems', 'fault'],
  blank: blankOrder,
};
