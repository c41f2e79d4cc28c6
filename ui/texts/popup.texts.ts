import type { Texts } from './texts.ts';

export const popupTexts = {
  close: { text: 'Close this note' },
} as const satisfies Texts;
