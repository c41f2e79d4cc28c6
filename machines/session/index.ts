export { sessionMachine } from './session.machine.ts';
export {
  emailOf,
  faultIn,
  fulfilmentOf,
  isConfirming,
  isLoggedIn,
  isShopper,
  isStale,
  isUnopened,
  leavingOf,
  shopperOf,
  subjectOf,
} from './session.select.ts';
export {
  type ContextKept,
  type How,
  type LoginTold,
  type LogoutAsked,
  type SessionContext,
  type SessionEvent,
  type SessionHappening,
  type SessionReport,
  type SessionTag,
  sessionCarriage,
  type TermsTold,
} from './session.types.ts';
