import type { Texts } from './texts.ts';

export const alertTexts = {
  error: { text: 'Error' },
  info: { text: 'Information' },
  new: { text: 'New' },
  success: { text: 'Done' },
  warning: { text: 'Warning' },
  green: { text: 'Good to know' },
  close: { text: 'Close' },
} as const satisfies Texts;
