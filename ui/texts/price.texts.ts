import type { Texts } from './texts.ts';

export const priceTexts = {
  was: { text: 'Was' },
  save: { text: 'save' },
  members: { text: 'Members' },
  perKilogram: { text: 'per kg' },
  notSold: { text: 'Not sold at the moment' },
  perKilogramSpoken: { text: 'per kilogram' },
  best: { text: 'Best unit price of its kind' },
  /** Followed by how many. */
  bestForSeveral: { text: 'Best unit price of its kind when you buy' },
  bestForMembers: { text: 'Best unit price of its kind with member price' },
} as const satisfies Texts;
