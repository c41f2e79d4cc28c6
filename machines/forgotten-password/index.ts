export { forgottenPasswordMachine } from './forgotten-password.machine.ts';
export { type ForgottenPasswordShown, forgottenPasswordShown } from './forgotten-password.select.ts';
export {
  type ForgottenPasswordContext,
  type ForgottenPasswordEvent,
  type ForgottenPasswordReport,
  type ForgottenPasswordTag,
  forgottenPasswordCarriage,
} from './forgotten-password.types.ts';
