import type { SnapshotFrom } from 'xstate';
import { obstacleOf } from '#services/checkout/steps.rules.ts';
import type { checkoutMachine } from './checkout.machine.ts';

type Checkout = SnapshotFrom<typeof checkoutMachine>;

/** An order can be sent from here and now: all that paying asks for is there. */
export const mayPayIn = (checkout: Checkout): boolean =>
  (['payment', 'changePayment'] as const).some(
    (step) => checkout.matches(step) && obstacleOf(step, checkout.context.facts) === null,
  );
