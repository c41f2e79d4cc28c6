import type { StepFacts } from '#services/checkout/steps.rules.ts';
import type { Obstacle, Step } from '#services/checkout/steps.words.ts';
import type { Carriage } from '../kit/index.ts';

/** What is known as the checkout is come to. */
export type CheckoutInput = { readonly facts: StepFacts };
export type CheckoutContext = { readonly facts: StepFacts };

export type CheckoutEvent =
  /** The shopper has come to the page of that step. */
  | { readonly type: 'step.visit'; readonly step: Step }
  /** The shopper is on a page that is no step. */
  | { readonly type: 'step.leave' }
  | { readonly type: 'facts.told'; readonly facts: StepFacts }
  /** The store has been asked for the order, and has not said what became of it. */
  | { readonly type: 'order.sent' }
  | { readonly type: 'order.placed' }
  /** It was refused, or the card was: nothing was ordered. */
  | { readonly type: 'order.refused' };

/** A page was come to that is not to be shown, and what is missing. */
export type CheckoutReport = { readonly type: 'step.refused'; readonly step: Step; readonly obstacle: Obstacle };

/** `placing`: the order is on its way, and no other word interrupts it. */
export type CheckoutTag = 'placing';

const blankFacts: StepFacts = { isLoggedIn: false, isShopper: false };
export const checkoutCarriage: Carriage = { keeps: ['facts'], blank: { facts: blankFacts } };
