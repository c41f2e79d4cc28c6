import type { Texts } from './texts.ts';

export const cutoutTexts = {
  close: { text: 'Got it' },
} as const satisfies Texts;
