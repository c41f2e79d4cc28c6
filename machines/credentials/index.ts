export { credentialsMachine } from './credentials.machine.ts';
export { type EmailShown, emailShown, type PasswordShown, passwordShown } from './credentials.select.ts';
export {
  type CredentialsContext,
  type CredentialsEvent,
  type CredentialsInput,
  credentialsCarriage,
} from './credentials.types.ts';
