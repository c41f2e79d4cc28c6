import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Area, type AreaShop, openAreaShop } from '../api/area-shop.ts';
import { pageRequest, rendererOver } from './world.ts';

let shop: AreaShop;
beforeAll(async () => {
  shop = await openAreaShop();
});
afterAll(() => shop.close());

const reason = /Not delivered to your area/g;

it('A visitor is never shown the page of another area of the same store, whoever came before [A4.03]', async () => {
  const { renderer, said } = await rendererOver((request) => shop.fetch(request), { origin: 'http://localhost:3000' });
  const delicate = shop.having('delicate')[0];
  const pages = [
    '/shop/browse/frozen?inStockProductsOnly=false',
    `/shop/productdetails?stockcode=${delicate?.sku ?? ''}&name=${delicate?.slug ?? ''}`,
  ];
  const isMarked: Readonly<Record<Area, boolean>> = { all: false, less: true, dry: true, none: true };
  for (const page of pages)
    for (const area of ['all', 'dry', 'all', 'none', 'less', 'all'] as const) {
      const { cookie = '' } = await shop.guestIn(area);
      const { shelfKey, known } = await shop.visitorOf(cookie);
      const told = await renderer.render({ ...pageRequest(page, cookie), storeKey: shelfKey, known });
      if (told.kind !== 'html') throw new Error('It is no whole page.');
      const body = told.html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect([page, area, (body.match(reason) ?? []).length > 0]).toEqual([page, area, isMarked[area]]);
    }
  expect(said).toEqual([]);
});
