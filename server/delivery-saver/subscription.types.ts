import type { PlanDays, SubscriptionState } from '#services/delivery-saver/delivery-saver.words.ts';
import type { KnownInstrument } from '../payments/provider.ts';

/** A plan as it was when it was bought: what an operator changes later changes no subscription. */
export type PlanTerms = {
  readonly planId: string;
  readonly name: string;
  readonly text: string;
  readonly months: number;
  readonly days: PlanDays;
  readonly priceCents: number;
  readonly minimumOrderCents: number;
};

/** What a row keeps as text. */
export type SubscriptionFacts = {
  readonly plan: PlanTerms;
  /** Where it was bought for, on one line. */
  readonly address: string;
  /** What it is paid with; null of an old one that nobody knows a card of. */
  readonly instrument: Omit<KnownInstrument, 'isSaved'> | null;
};

/** `paying`: nobody knows yet whether its first charge was taken. `declined`: that came to nothing. */
export type KeptState = SubscriptionState | 'paying' | 'declined';

export type KeptSubscription = {
  readonly id: string;
  readonly shopperId: string;
  readonly state: KeptState;
  readonly facts: SubscriptionFacts;
  readonly isWPay: boolean;
  readonly instrumentId: string | null;
  readonly startedOn: string;
  /** The last day that is paid for; null before any is. */
  readonly paidUntil: string | null;
  readonly anchorDay: number;
  readonly dueMs: number | null;
};

/** What a subscription that is not ended means for deliveries. */
export type SaverPass = {
  readonly subscriptionId: string;
  readonly state: Exclude<SubscriptionState, 'ended'>;
  readonly days: PlanDays;
  readonly minimumOrderCents: number;
  readonly paidUntil: string;
  readonly isWPay: boolean;
  readonly dueMs: number | null;
};
