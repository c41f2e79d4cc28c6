import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import type { Sort } from '#services/catalogue/catalogue.words.ts';
import { ListingTools } from '#ui/listing-tools/listing-tools.tsx';

const listing = (sort: Sort): Listing => ({
  title: 'Milk',
  products: { items: [], totalItems: 0 },
  facets: [],
  dasFacets: [],
  selectedFilters: [],
  breadcrumb: { department: null, aisle: null, shelf: null },
  siblings: [],
  page: 1,
  size: 24,
  sort,
  inStockProductsOnly: true,
  boostOfferTag: null,
  correctedSearch: null,
});
const sortsOf = (sort: Sort, ownSorts?: readonly Sort[], path = '/shop/browse/milk') => {
  const html = renderToStaticMarkup(
    <ListingTools listing={listing(sort)} path={path} kept={[]} inStockHref="#" ownSorts={ownSorts} />,
  );
  const [select = ''] = /<select[^>]*name="sort".*?<\/select>/s.exec(html) ?? [];
  return [...select.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(
    ([, value, isSelected, text]) => `${text}=${value}${isSelected ? '!' : ''}`,
  );
};

describe('The order of a listing', () => {
  it('is offered by what is in the trolley to shoppers alone, and says so where it is [A9.12]', () => {
    expect(sortsOf('Relevance').some((one) => one.includes('InTrolley'))).toBe(false);
    expect(sortsOf('Relevance', ['InTrolley']).at(-1)).toBe('In trolley=InTrolley');
    expect(sortsOf('InTrolley', ['InTrolley']).filter((one) => one.endsWith('!'))).toEqual(['In trolley=InTrolley!']);
  });

  it('is left out of the address where it is the usual one: the savings in specials, the aisles in favourites', () => {
    expect(sortsOf('Special', undefined, '/shop/specials')).toContain('Specials=!');
    expect(sortsOf('Aisle', undefined, '/myfavourites')).toContain('Aisle=!');
    expect(sortsOf('Relevance', undefined, '/myfavourites')).toContain('Relevance=Relevance!');
  });
});
