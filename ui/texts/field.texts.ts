import type { Texts } from './texts.ts';

export const fieldTexts = {
  right: { text: 'Looks right' },
  show: { text: 'Show password' },
  hide: { text: 'Hide password' },
  optional: { text: 'optional' },
} as const satisfies Texts;
