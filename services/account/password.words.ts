import { minimumPasswordLength, requiredPasswordGroups } from '../constants.ts';
import type { PasswordProblem } from './password.rules.ts';

/** What keeps a password from being good enough, in the same words whether the page finds it or the store does. */
export const passwordProblemWords: Readonly<Record<PasswordProblem, string>> = {
  long: 'This password is too long for us to keep. Try a shorter one.',
  short: `Use at least ${minimumPasswordLength} characters.`,
  groups: `Use at least ${requiredPasswordGroups} of these: lower case letters, upper case letters, numbers, symbols or spaces.`,
  common: 'Many people use this password, so it is easy to guess. Try a few words that only you would put together.',
  context: 'This is close to your name, your email or ours. Try words that have nothing to do with you.',
};
