import { afterAll, beforeAll, expect, it } from 'vitest';
import { chanceOf, fuzz } from '../../../bin/fuzz/fuzz.ts';
import { openShop, origin, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('a thousand requests made from the OpenAPI document get clear answers, and none changes what it may not (T-06, T-07, T-38)', async () => {
  const { findings, statuses } = await fuzz(
    { fetch: shop.fetch, dataHash: shop.databaseHash },
    origin,
    1_000,
    chanceOf(20_261_121),
  );
  expect(findings).toEqual([]);
  expect(Object.keys(statuses).map(Number)).toEqual(expect.arrayContaining([200, 400, 403, 404]));
});

it('would say so if an answer broke a law', async () => {
  const broken = (request: Request) =>
    new URL(request.url).pathname === '/api/openapi.json'
      ? shop.fetch(request)
      : new Response('at handler (/srv/store.ts:7)', { status: 500 });
  expect((await fuzz({ fetch: broken, dataHash: shop.databaseHash }, origin, 5, chanceOf(1))).findings).toHaveLength(5);
});
