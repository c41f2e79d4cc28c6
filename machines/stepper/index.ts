export { stepperMachine } from './stepper.machine.ts';
export { isAtLeast, isAtMost, isIn, numberOf } from './stepper.select.ts';
export type { StepperContext, StepperEvent, StepperInput, StepperReport, StepperTag } from './stepper.types.ts';
