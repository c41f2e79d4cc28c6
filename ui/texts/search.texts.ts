import type { Texts } from './texts.ts';

/** The words of what the search box suggests. */
export const searchTexts = {
  list: { text: 'Search suggestions' },
  terms: { text: 'Suggestions' },
  departments: { text: 'Departments' },
  products: { text: 'Products' },
  clear: { text: 'Clear the search' },
  none: { text: 'No suggestions' },
  one: { text: 'suggestion' },
  several: { text: 'suggestions' },
} as const satisfies Texts;

/** "7 suggestions", as it is said. */
export const countSaid = (count: number): string =>
  count === 0 ? searchTexts.none.text : `${count} ${count === 1 ? searchTexts.one.text : searchTexts.several.text}`;
