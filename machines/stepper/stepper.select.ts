import type { SnapshotFrom } from 'xstate';
import { highest, quantityText } from '#services/display/quantity.rules.ts';
import type { stepperMachine } from './stepper.machine.ts';

type Stepper = SnapshotFrom<typeof stepperMachine>;

export const isIn = ({ context }: Stepper): boolean => context.quantity > 0;
export const isAtMost = ({ context }: Stepper): boolean => context.quantity >= highest(context);
/** One step less is nothing. */
export const isAtLeast = ({ context }: Stepper): boolean => context.quantity <= context.min;
export const numberOf = (stepper: Stepper): string =>
  stepper.hasTag('typing') ? stepper.context.draft : quantityText(stepper.context.quantity, stepper.context.unit);
