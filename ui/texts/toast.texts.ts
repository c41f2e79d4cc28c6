import type { Texts } from './texts.ts';

export const toastTexts = {
  region: { text: 'What has just happened' },
  close: { text: 'Close' },
} as const satisfies Texts;
