import type { Texts } from './texts.ts';

export const stripTexts = {
  previous: { text: 'Scroll back' },
  next: { text: 'Scroll on' },
  shown: { text: 'Showing' },
} as const satisfies Texts;
