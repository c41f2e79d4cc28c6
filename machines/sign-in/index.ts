export { signInMachine } from './sign-in.machine.ts';
export { type SignInShown, signInShown } from './sign-in.select.ts';
export {
  type SignInContext,
  type SignInEvent,
  type SignInReport,
  type SignInTag,
  signInCarriage,
} from './sign-in.types.ts';
