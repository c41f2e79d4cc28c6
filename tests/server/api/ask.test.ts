import { unchosen } from '#server/fulfilment/choice.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let addresses: readonly string[];
beforeAll(async () => {
  shop = await openShop();
  const sku = shop.products[0]?.sku ?? '';
  addresses = [
    '/api/v1/session',
    '/bff/get-user',
    '/api/v1/experiments',
    '/assets/settings.json',
    '/api/v1/shell',
    '/api/v1/homepage-banners',
    '/api/v1/meta-tag-settings',
    '/api/v1/products?target=browse&size=48&filters=Dietary;vegan;Vegan;true',
    '/api/v1/products?target=specials&page=2',
    '/api/v1/products/search?search=milk',
    '/api/v1/products/departments',
    `/api/v1/products/stock-levels?sku=${sku}`,
    '/api/v1/products/carousels?page=home',
    `/api/v1/products/carousels?page=product&sku=${sku}`,
    `/api/v1/products/${sku}`,
    '/api/v1/fulfilment/stores',
  ];
});
afterAll(() => shop.close());

describe('A page of the same process', () => {
  it('is answered exactly as a request would be', async () => {
    for (const address of addresses) {
      const response = await shop.get(address);
      expect(response.status, address).toBe(200);
      expect((await shop.ask({ address, cookie: '' }))?.answer, address).toStrictEqual(await response.json());
    }
  });

  it('has to send a request for whatever is refused, unknown or written', async () => {
    for (const address of [
      '/api/v1/products?target=browse&size=25',
      '/api/v1/products/000000',
      '/api/v1/products/%E0%A4%A',
      '/api/v1/nothing',
      '/',
      '/api/v1/analytics/events',
      '/api/openapi.json',
    ])
      expect(await shop.ask({ address, cookie: '' }), address).toBeNull();
  });

  const chosen = { ...unchosen(null), method: 'Pickup', pickupAddressId: 9 } as const;
  it('is answered for the guest whose session was handed over', async () => {
    const [first, second] = await Promise.all(
      [undefined, { facts: { choice: chosen }, person: null }].map(
        async (known) => (await shop.ask({ address: '/api/v1/session', cookie: '', known }))?.answer,
      ),
    );
    expect(first).not.toEqual(second);
  });
});
