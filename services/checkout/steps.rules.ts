import type { ServerContext } from '../session/session.contract.ts';
import type { Shell } from '../shell/shell.contract.ts';
import { type Obstacle, obstacles, type Step } from './steps.words.ts';

/** What is known of a shopper on the way to an order. Whoever knows nothing of a thing leaves it out: it is not there. */
export type StepFacts = {
  readonly isLoggedIn: boolean;
  readonly isShopper: boolean;
  readonly isChangingOrder?: boolean;
  /** It is known that the trolley holds nothing and nothing is wanted. */
  readonly isTrolleyEmpty?: boolean;
  readonly hasSlot?: boolean;
  readonly isDisclaimerAccepted?: boolean;
  /** An order of the shopper's is being paid for: it has its place in the slot, and what it comes to is said where it is paid. */
  readonly isOrderUnderWay?: boolean;
  /** The operator shows what may have been forgotten. */
  readonly showsForgotten?: boolean;
};

type Terms = Pick<ServerContext, 'shopper' | 'flags'> & { readonly fulfilment: ServerContext['fulfilment'] | null };

/** What the terms and the operator's settings say of it; what is in the trolley is known elsewhere. */
export const stepFactsIn = ({ shopper, fulfilment, flags }: Terms, settings: Shell['settings']) => ({
  isLoggedIn: shopper.isLoggedIn,
  isShopper: shopper.isLoggedIn && shopper.isShopper,
  isChangingOrder: shopper.isChangingOrder,
  hasSlot: (fulfilment?.reservation ?? null) !== null,
  isDisclaimerAccepted: flags.disclaimerAccepted,
  isOrderUnderWay: flags.isOrderUnderWay,
  showsForgotten: settings.deliverySubscriptionSettings.showHaveYouForgotten,
});

type Check = (step: Step, facts: StepFacts) => boolean;

/** Times can be looked at by anyone; everything else is a shopper's. */
export const isGuest: Check = (step, { isLoggedIn }) => step !== 'time' && !isLoggedIn;
export const isUnregistered: Check = (step, { isShopper }) => step !== 'time' && !isShopper;
/** What a changed order comes to more is paid for while it is being changed, and at no other time. */
export const isUnchanging: Check = (step, { isChangingOrder = false }) => step === 'changePayment' && !isChangingOrder;
/** An order that is being changed keeps its time. */
export const isBlocked: Check = (step, { isChangingOrder = false }) => step === 'time' && isChangingOrder;

const withItems: readonly Step[] = ['trolley', 'shopCheckout', 'checkout', 'changePayment', 'review', 'payment'];
export const asksForItems = (step: Step): boolean => withItems.includes(step);
export const lacksItems: Check = (step, { isTrolleyEmpty = false }) => asksForItems(step) && isTrolleyEmpty;
/** The time of an order that is being changed, or paid for, is its own. */
export const lacksSlot: Check = (step, { hasSlot = false, isChangingOrder = false, isOrderUnderWay = false }) =>
  (step === 'review' || step === 'payment') && !hasSlot && !isChangingOrder && !isOrderUnderWay;
export const lacksDisclaimer: Check = (step, { isDisclaimerAccepted = false, isOrderUnderWay = false }) =>
  step === 'payment' && !isDisclaimerAccepted && !isOrderUnderWay;

/** Whoever comes there is led on: an order that is being changed is paid for on a page of its own. */
export const leadsOn: Check = (step, { showsForgotten = false, isChangingOrder = false, isOrderUnderWay = false }) =>
  step === 'shopCheckout' ||
  step === 'checkout' ||
  (step === 'haveYouForgotten' && !showsForgotten) ||
  (step === 'payment' && isChangingOrder) ||
  (step === 'review' && isOrderUnderWay);

const checks: Readonly<Record<Obstacle, Check>> = {
  guest: isGuest,
  unregistered: isUnregistered,
  unchanging: isUnchanging,
  changing: isBlocked,
  items: lacksItems,
  slot: lacksSlot,
  disclaimer: lacksDisclaimer,
  onward: leadsOn,
};

/** What keeps that step from being shown, the first thing first; null when nothing does. */
export const obstacleOf = (step: Step, facts: StepFacts): Obstacle | null =>
  obstacles.find((obstacle) => checks[obstacle](step, facts)) ?? null;

/** The step to which that one leads on. */
export function stepAfter(
  step: Step,
  { showsForgotten = false }: StepFacts,
): 'haveYouForgotten' | 'review' | 'payment' | 'changePayment' {
  if (step === 'shopCheckout' && showsForgotten) return 'haveYouForgotten';
  if (step === 'payment') return 'changePayment';
  return step === 'review' ? 'payment' : 'review';
}
