import type { Sort } from '#services/catalogue/catalogue.words.ts';
import type { Texts } from './texts.ts';

/** How each sort order is called: two as the specification says, the others as A9.O2 was decided. */
export const sortTexts: Readonly<Record<Sort, { readonly row: string; readonly text: string }>> = {
  Relevance: { row: 'A9.09', text: 'Relevance' },
  name: { row: 'A9.03', text: 'Alphabetical' },
  PriceAsc: { row: 'A9.04', text: 'Price low to high' },
  PriceDesc: { row: 'A9.05', text: 'Price high to low' },
  CUPAsc: { row: 'A9.06', text: 'Unit price low to high' },
  CUPDesc: { row: 'A9.07', text: 'Unit price high to low' },
  Special: { row: 'A9.10', text: 'Specials' },
  AvailableDate: { row: 'A9.11', text: 'Newest' },
  Recency: { row: 'A9.08', text: 'Recently bought' },
  InTrolley: { row: 'A9.12', text: 'In trolley' },
  Aisle: { row: 'A9.13', text: 'Aisle' },
};

export const listingTexts = {
  filters: { text: 'Filters' },
  show: { text: 'Show' },
  product: { text: 'product' },
  products: { text: 'products' },
  departments: { text: 'Departments' },
  aisles: { text: 'Aisles' },
  shelves: { text: 'Shelves' },
  corrected: { text: 'Showing results for' },
  inStockOnly: { text: 'In stock only' },
  sortBy: { text: 'Sort by' },
  perPage: { text: 'Products a page' },
  aPage: { text: 'a page' },
  filtersInUse: { text: 'Filters in use' },
  removeFilter: { text: 'Remove filter' },
  more: { text: 'more' },
  remove: { text: 'Remove' },
  removeAll: { text: 'Remove all filters' },
  nothingMatches: { text: 'Nothing here matches' },
  foundNothing: { text: 'We found nothing for' },
  tryWithout: { text: 'Try it without' },
  checkSpelling: { text: 'Check the spelling, or try a shorter word: “milk” finds more than “blue milk two litres”.' },
  seeDepartments: { text: 'See all departments' },
  pages: { text: 'Pages' },
  page: { text: 'Page' },
  previousPage: { text: 'Previous page' },
  nextPage: { text: 'Next page' },
} as const satisfies Texts;
