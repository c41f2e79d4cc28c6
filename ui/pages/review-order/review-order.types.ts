import type { ReactNode } from 'react';
import type {
  BonusShown,
  CouponsShown,
  DisclaimerShown,
  Lacking,
  TextField,
  TextShown,
} from '#machines/order/index.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { Problem, TotalComponent } from '#services/orders/order.contract.ts';
import type { TrolleyItem } from '#services/trolley/trolley.contract.ts';

/** A line as it is looked over: what of the product itself is known stands on it too. */
export type ReviewLine = TrolleyItem & {
  readonly image: string | null;
  readonly slug: string | undefined;
  readonly size: string | null;
  readonly isComing: boolean;
};
export type ReviewSection = { readonly name: string; readonly lines: readonly ReviewLine[] };

/** Everything that is shown of an order before it is paid for. */
export type ReviewShown = {
  readonly sections: readonly ReviewSection[];
  readonly count: number;
  readonly method: Method;
  /** Where it is brought to or picked up; null where nobody has said. */
  readonly place: string | null;
  readonly instructions: TextShown;
  readonly addOn: { readonly value: string; readonly isSelected: boolean } | null;
  readonly notes: TextShown;
  readonly bonus: readonly BonusShown[];
  readonly samples: readonly string[];
  readonly coupons: CouponsShown;
  readonly isCode: boolean;
  readonly isSlipOnPaper: boolean;
  /** How it is packed, where that was chosen. */
  readonly packedIn: string | null;
  readonly components: readonly TotalComponent[];
  readonly savingsCents: number;
  /** Something is wanted in the trolley that the store has not reckoned yet. */
  readonly isRough: boolean;
  readonly disclaimerText: string;
  readonly disclaimer: DisclaimerShown;
  readonly problems: readonly Problem[];
};

export type ReviewSaid = {
  readonly onText: (field: TextField, text: string) => void;
  readonly onLeave: () => void;
  readonly onAddOn: (isSelected: boolean) => void;
  readonly onBonus: (id: string, isSelected: boolean) => void;
  readonly onCode: (code: string) => void;
  readonly onAddCode: () => void;
  readonly onDropCode: (code: string) => void;
  readonly onDisclaimer: (isAccepted: boolean) => void;
  /** Another try of what was not kept. */
  readonly onRetryWish: (key: string) => void;
  readonly onRetry: () => void;
  readonly onPay: () => void;
};

export type ReviewedChange = {
  readonly card: ReactNode;
  readonly title: string;
  readonly lead: string;
  /** What the one way on says; null where nothing is to be saved. */
  readonly go: string | null;
};

export type ReviewOrderProps = {
  readonly state: 'loading' | 'unknown' | 'shown';
  /** Null until the order is known. */
  readonly shown: ReviewShown | null;
  /** It is asked for again; what stands there may be of a moment ago. */
  readonly isUpdating: boolean;
  /** It could not be asked for again. */
  readonly isOutdated: boolean;
  /** The shopper wants to go on, and it is being looked over. */
  readonly isGoing: boolean;
  readonly missing: Lacking | null;
  /** How often they wanted to and could not: each time they are led to what is missing. */
  readonly blocked: number;
  readonly forgottenHref: string | null;
  readonly holdCard: ReactNode;
  /** What an order in change is changed by, and what goes on from here; null for a new order. */
  readonly change?: ReviewedChange | null;
  /** What is done when something runs out, for everything at once. */
  readonly substitutes: ReactNode;
  /** The samples to be taken or left, once that can be answered. */
  readonly sampleAnswers: ReactNode;
  readonly said: ReviewSaid;
};
