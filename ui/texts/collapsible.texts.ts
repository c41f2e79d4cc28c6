import type { Texts } from './texts.ts';

export const collapsibleTexts = {
  collapse: { row: 'B4.071', text: 'Collapse' },
  expand: { row: 'B4.071', text: 'Expand' },
  title: { row: 'B4.072', text: 'Categories' },
} as const satisfies Texts;
