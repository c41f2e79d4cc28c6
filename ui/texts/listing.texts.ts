import type { Sort } from '#services/catalogue/catalogue.words.ts';

/** How each sort order is called. */
export const sortTexts: Readonly<Record<Sort, { readonly row: string; readonly text: string }>> = {
  Relevance: { row: 'A9.09', text: 'Relevance' },
  name: { row: 'A9.03', text: 'Alphabetical' },
  PriceAsc: { row: 'A9.04', text: 'Price: low to high' },
  PriceDesc: { row: 'A9.05', text: 'Price: high to low' },
  CUPAsc: { row: 'A9.06', text: 'Unit price: low to high' },
  CUPDesc: { row: 'A9.07', text: 'Unit price: high to low' },
  Special: { row: 'A9.10', text: 'Specials first' },
  AvailableDate: { row: 'A9.11', text: 'Newest' },
  Recency: { row: 'A9.08', text: 'Recently bought' },
  InTrolley: { row: 'A9.12', text: 'In your trolley first' },
  Aisle: { row: 'A9.13', text: 'By aisle' },
};
