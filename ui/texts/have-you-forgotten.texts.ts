import type { Texts } from './texts.ts';

/** The words of what may have been forgotten. */
export const haveYouForgottenTexts = {
  title: { text: 'Have you forgotten?' },
  lead: { text: 'A few things that are not in your trolley. Add what you need, or go on.' },
  goOn: { text: 'Continue to checkout' },
  back: { text: 'Back to your trolley' },
  asking: { text: 'Looking through what you usually buy…' },
  nothing: { text: 'Nothing comes to mind' },
  nothingText: { text: 'Your trolley has all that you usually buy. You are ready to go on.' },
  failed: { text: 'We could not look that up just now' },
  failedText: { text: 'Your trolley is as it was, and you can go on.' },
  again: { text: 'Try again' },
} as const satisfies Texts;
