import type { Texts } from './texts.ts';

export const dialogTexts = {
  close: { text: 'Close' },
  back: { text: 'Back' },
} as const satisfies Texts;
