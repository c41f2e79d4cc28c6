import type { Texts } from './texts.ts';

/** What the field over a long filter is called, by the filter's key. */
export const findTexts = {
  Brand: { text: 'Find a brand' },
  Department: { text: 'Find a department' },
  Aisle: { text: 'Find an aisle' },
  Shelf: { text: 'Find a shelf' },
} as const satisfies Texts;

export const facetSearchTexts = {
  find: { text: 'Find a choice' },
  of: { text: 'of' },
  match: { text: 'match' },
  matches: { text: 'matches' },
  none: { text: 'None of' },
} as const satisfies Texts;
