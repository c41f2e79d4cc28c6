import type { Texts } from './texts.ts';

export const tickerTexts = {
  previous: { text: 'Previous message' },
  next: { text: 'Next message' },
  of: { text: 'of' },
} as const satisfies Texts;
