import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, takenCard } from '../api/shop.ts';
import { openPaymentSide } from './payment-side.ts';

const side = openPaymentSide();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ payments: side.provider });
});
afterAll(() => shop.close());

it('the card capture endpoint gives the address of a new frame each time, and writes nothing [B7.37]', async () => {
  const before = await shop.databaseHash();
  const asked = async () => (await shop.get('/api/v1/payments/card-capture')).json() as Promise<{ url: string }>;
  const [one, other] = [await asked(), await asked()];
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:3001\/capture\//);
  expect(one.url).not.toBe(other.url);
  expect((await side.ask(new URL(one.url).pathname)).status).toBe(200);
  expect(await shop.databaseHash()).toBe(before);
});

it('a card that nobody took is not found, and neither is a name that is none', async () => {
  expect((await shop.get(`/api/v1/payments/instruments/${takenCard}`)).status).toBe(404);
  expect((await shop.get('/api/v1/payments/instruments/one')).status).toBe(404);
});

it('a card that was taken is known by its name, and nothing else is told', async () => {
  const { path, instrumentId } = await side.open();
  await side.submit(path, { number: '4111111111111111', month: 1, year: 2030, cvv: '000', verify: true, save: false });
  const answer = await shop.get(`/api/v1/payments/instruments/${instrumentId}`);
  expect(await answer.json()).toEqual({ instrumentId });
});
