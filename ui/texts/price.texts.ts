import type { Texts } from './texts.ts';

export const priceTexts = {
  was: { text: 'Was' },
  save: { text: 'save' },
  members: { text: 'Members' },
  perKilogram: { text: 'kg' },
  notSold: { text: 'Not sold at the moment' },
  perKilogramSpoken: { text: 'per kilogram' },
} as const satisfies Texts;
