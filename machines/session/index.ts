export { sessionMachine } from './session.machine.ts';
export { fulfilmentOf, isLoggedIn, isShopper, shopperOf } from './session.select.ts';
export {
  type SessionContext,
  type SessionEvent,
  type SessionReport,
  type SessionTag,
  sessionCarriage,
} from './session.types.ts';
