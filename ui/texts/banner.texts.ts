import type { Texts } from './texts.ts';

export const bannerTexts = {
  warning: { text: 'Warning' },
  yourOrder: { text: 'Your last order' },
  pickup: { text: 'Pick up from' },
  courier: { text: 'Delivery to' },
  editOrder: { text: 'Edit order' },
} as const satisfies Texts;
