import { describe, expect, test } from 'vitest';
import type { ListingQuery } from '#services/catalogue/catalogue.contract.ts';
import { inventProducts, stores, viewOf } from './invented.ts';

describe('The places beside the one a listing is of', async () => {
  const view = await viewOf(inventProducts(120, 9));
  const siblings = (
    place: Pick<ListingQuery, 'department' | 'aisle' | 'shelf'>,
    target: ListingQuery['target'] = 'browse',
  ) =>
    view
      .listing(
        { target, page: 1, size: 24, filters: [], dasFilter: [], inStockProductsOnly: false, ...place },
        stores[0]?.id ?? 0,
      )
      ?.siblings?.map(({ name, slug }) => `${slug}: ${name}`);

  test('are of its own level and of what it stands in, in shop order, without itself [A3.18]', () => {
    expect(siblings({ department: 'chilled' })).toEqual(['pantry: Pantry', 'liquor: Liquor']);
    expect(siblings({ department: 'chilled', aisle: 'two' })).toEqual(['one: Chilled One', 'three: Chilled Three']);
    expect(siblings({ department: 'liquor', aisle: 'one', shelf: 'top' })).toEqual(['middle: One Middle']);
  });

  test('are none where a listing is of no place', () => {
    expect(siblings({})).toEqual([]);
    expect(siblings({}, 'specials')).toEqual([]);
  });
});
