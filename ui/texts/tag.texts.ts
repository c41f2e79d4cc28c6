import type { Texts } from './texts.ts';

export const tagTexts = {
  boost: { text: 'Boost:' },
  bonus: { text: 'extra' },
  justForYou: { text: 'Just for you:' },
  off: { text: 'off' },
} as const satisfies Texts;
