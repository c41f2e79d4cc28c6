import type { Texts } from './texts.ts';

export const passwordFieldTexts = {
  rules: { text: 'Your password needs' },
  long: { text: 'At least {n} characters' },
  groups: {
    text: 'At least {n} of these: lower case letters, upper case letters, numbers, symbols or spaces',
  },
  context: { text: 'Nothing close to your name, your email or ours' },
  done: { text: 'done' },
  toDo: { text: 'still to do' },
  allDone: { text: 'Your password has everything it needs.' },
  left: { text: 'Your password still needs: {rules}.' },
  missing: { text: 'Please type a password.' },
} as const satisfies Texts;
