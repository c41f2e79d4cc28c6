import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Area, type AreaShop, openAreaShop } from './area-shop.ts';

let shop: AreaShop;
beforeAll(async () => {
  shop = await openAreaShop();
});
afterAll(() => shop.close());

const items = '/api/v1/addresses/my/items';
type Told = { readonly shopperAddresses: readonly { readonly zone?: string }[] };

it('an address says what may not be brought there, and nothing where everything may [A2.071] [A3.48]', async () => {
  const who = await shop.shopperIn('all');
  const zones: Record<string, string | null> = {};
  for (const area of ['all', 'less', 'dry', 'none'] as const satisfies readonly Area[]) {
    const body = { street: '1 Rimu Road', suburbId: shop.suburbId(area), ruralDelivery: null };
    await shop.send('POST', items, body, who.headers);
    const { shopperAddresses } = (await (await shop.get(items, { cookie: who.headers.cookie })).json()) as Told;
    zones[area] = shopperAddresses.at(-1)?.zone ?? null;
  }
  expect(zones).toEqual({ all: null, less: 'limited', dry: 'dryGoods', none: 'outOfZone' });
});
