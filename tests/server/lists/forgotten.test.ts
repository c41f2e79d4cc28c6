import { expect, test } from 'vitest';
import { forgottenRows } from '#server/lists/forgotten.ts';
import { inventProducts, viewOf } from '../catalogue/invented.ts';

test('what cannot be brought to where somebody shops is not said to be forgotten', async () => {
  const view = await viewOf(inventProducts(300, 4));
  const shelf = { storeId: 7, goods: 'P', isServed: true } as const;
  const all = view.listing(
    { target: 'browse', page: 1, size: 24, filters: [], dasFilter: [], inStockProductsOnly: true },
    shelf,
  );
  const skus = (all?.products.items ?? []).map(({ sku }) => sku);
  const known = [{ id: 'favourites', title: 'Your favourites', href: '/myfavourites', skus }];
  const shownTo = (isServed: boolean) =>
    forgottenRows({ known, trolley: [] }, view, { ...shelf, isServed }).map(({ items }) => items.length);
  expect([shownTo(true), shownTo(false)]).toEqual([[8], []]);
});
