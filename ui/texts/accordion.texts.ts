import type { Texts } from './texts.ts';

export const accordionTexts = {
  notJson: { row: 'B8.46', text: 'Accordion items not valid JSON string' },
} as const satisfies Texts;
