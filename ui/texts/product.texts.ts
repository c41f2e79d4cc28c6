import type { Texts } from './texts.ts';

export const productTexts = {
  byPiece: { text: 'By the piece' },
  add: { text: 'Add' },
  inTrolley: { text: '{n} in trolley' },
  kilogramsInTrolley: { text: '{n} kilograms in trolley' },
  seeSimilar: { text: 'See similar' },
  lowStock: { text: 'Low stock' },
  outOfStock: { text: 'Out of stock' },
  unavailable: { text: 'Not available' },
  notDelivered: { text: 'Not delivered to your area' },
  seeAll: { text: 'See all' },
  previous: { text: 'Previous products' },
  next: { text: 'Next products' },
} as const satisfies Texts;
