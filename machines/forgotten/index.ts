export { forgottenMachine } from './forgotten.machine.ts';
export { type ForgottenShown, forgottenShown } from './forgotten.select.ts';
export {
  type ForgottenContext,
  type ForgottenEvent,
  type ForgottenInput,
  type ForgottenTag,
  forgottenCarriage,
} from './forgotten.types.ts';
