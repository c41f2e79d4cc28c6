import type { Texts } from './texts.ts';

export const loadingTexts = {
  overlay: { row: 'B9.052', text: 'Loading, Please wait.' },
} as const satisfies Texts;
