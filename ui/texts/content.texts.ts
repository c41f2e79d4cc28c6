import type { Texts } from './texts.ts';

export const contentTexts = {
  updated: { text: 'Updated' },
} as const satisfies Texts;
