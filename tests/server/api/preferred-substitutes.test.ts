import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { type AreaShop, openAreaShop } from './area-shop.ts';

let shop: AreaShop;
beforeAll(async () => {
  shop = await openAreaShop();
});
afterAll(() => shop.close());

const my = '/api/v1/trolleys/my';
const allowedIn = ({ items }: TrolleyWire) =>
  Object.fromEntries(items.flatMap(({ products }) => products).map((one) => [one.sku, one.allowSubstitutes]));

it('something close comes as its shopper prefers, for what is put into the trolley from then on [A2.073] [A4.51]', async () => {
  const who = await shop.shopperIn('all');
  const [one, other] = shop.having('keeps').filter(({ subsAllowed }) => subsAllowed);
  const says = async (method: string, path: string, body?: unknown) => {
    const response = await shop.send(method, path, body, who.headers);
    expect(response.status).toBe(200);
    return (await response.json()) as TrolleyWire;
  };
  const put = async (sku = '', quantity = 1) =>
    allowedIn(await says('POST', `${my}/items`, { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Card' }));
  const [first = '', second = ''] = [one?.sku, other?.sku];
  await put(first);
  await says('PUT', '/api/v1/preferences/my', { allowSubstitutes: false });
  expect(await put(second)).toEqual({ [first]: true, [second]: false });
  await says('POST', `${my}/substitutions/${second}`);
  expect(await put(second, 2)).toEqual({ [first]: true, [second]: true });
});
