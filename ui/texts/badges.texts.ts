import type { Texts } from './texts.ts';

export const badgeTexts = {
  sustainable: { row: 'B9.056', text: 'Sustainable' },
} as const satisfies Texts;
