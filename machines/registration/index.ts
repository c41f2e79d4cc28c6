export { registrationMachine } from './registration.machine.ts';
export { type RegistrationShown, registrationShown } from './registration.select.ts';
export {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationReport,
  type RegistrationTag,
  registrationCarriage,
} from './registration.types.ts';
