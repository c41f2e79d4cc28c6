import { expect, test } from 'vitest';
import { createCatalogueService } from '#services/catalogue/catalogue.http.ts';
import { listingQuery } from '#services/catalogue/listing-query.rules.ts';
import { createContentService } from '#services/content/content.http.ts';
import { faultFrom, json, shopEdge } from '../edge.ts';

test('an address that cannot name anything is not found, and the store is not asked', async () => {
  const { http, asked } = shopEdge(() => json({}));
  const missing = { tag: 'refused', status: 404, code: 'NotFound' };
  for (const slug of ['kai moana', '../session', '', 'kūmara', 'a--b', '%2e%2e', 'x;', 'x'.repeat(101)]) {
    for (const place of [
      { department: slug },
      { department: 'fridge', aisle: slug },
      { department: 'fridge', aisle: 'milk', shelf: slug },
    ])
      expect(await faultFrom(createCatalogueService(http).listing(listingQuery('browse', {}, place)))).toMatchObject(
        missing,
      );
    expect(await faultFrom(createContentService(http).page(slug))).toMatchObject(missing);
    expect(await faultFrom(createCatalogueService(http).product(slug))).toMatchObject(missing);
  }
  expect(asked).toEqual([]);
});
