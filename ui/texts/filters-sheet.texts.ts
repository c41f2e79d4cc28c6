import type { Texts } from './texts.ts';

export const filtersSheetTexts = {
  show: { text: 'Show' },
  counting: { text: 'Counting products' },
} as const satisfies Texts;
