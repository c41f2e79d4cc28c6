import type { Texts } from './texts.ts';

/** The steps of the checkout. */
export const funnelTexts = {
  label: { text: 'Checkout' },
  time: { text: 'Time' },
  review: { text: 'Review' },
  payment: { text: 'Payment' },
} as const satisfies Texts;
