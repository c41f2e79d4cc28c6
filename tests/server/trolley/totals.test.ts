import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { TrolleyItemWire, TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { chance } from '../catalogue/invented.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';
import { alteredBy, wishBy } from './altered.ts';
import { type Held, isTaken, keep, reckoned } from './oracle.ts';

const changes = Number(process.env['TROLLEY_CHANGES'] ?? 400);
const next = chance(25);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

let shop: Shop;
let bySku: ReadonlyMap<string, ProductFacts>;
const shoppers: { readonly who: SignedIn; readonly isMember: boolean; readonly held: Held }[] = [];
beforeAll(async () => {
  shop = await openShop({}, 260, alteredBy(next));
  bySku = new Map(shop.products.map((facts) => [facts.sku, facts]));
  for (const isMember of [true, false]) {
    const who = await shop.signedIn();
    if (isMember)
      await shop.db.transaction((trx) =>
        trx.updateTable('shoppers').set({ onecard_number: '9351' }).where('account_id', '=', who.accountId).execute(),
      );
    shoppers.push({ who, isMember, held: new Map() });
  }
});
afterAll(() => shop.close());

test(`${changes} random changes of two trolleys come to what an independent reckoning says, to the cent`, async () => {
  const wish = wishBy(next, shop.products);
  let taken = 0;
  for (let at = 0; at < changes; at += 1) {
    const { who, isMember, held } = pick(shoppers);
    const sent = wish();
    const buyer = { isMember, isAdult: true };
    const isRight = isTaken(sent, bySku, held, buyer);
    const path = `/api/v${pick([1, 2])}/trolleys/my/items`;
    const answer = await shop.send('POST', path, sent, who.headers);
    expect([answer.status, at, sent], JSON.stringify(sent)).toEqual([isRight ? 200 : 400, at, sent]);
    if (isRight) {
      taken += 1;
      keep(held, sent);
    }
    const told = (isRight ? await answer.json() : await read(who)) as TrolleyWire;
    const { subtotal, savings } = reckoned(held, bySku, buyer);
    const said = [told.subtotal, told.savings].map((dollars) => BigInt(Math.round(dollars * 100)));
    expect(said, `after ${at}: ${JSON.stringify(sent)}`).toEqual([subtotal, savings]);
    expect(told.items.flatMap(({ products }) => products.map(({ sku }) => sku)).sort()).toEqual(
      [...held.keys()].sort(),
    );
    expect(told.subtotal).toBeGreaterThanOrEqual(0);
  }
  expect(taken).toBeGreaterThan(changes / 3);
  for (const { who, isMember, held } of shoppers)
    expect(BigInt(Math.round((await read(who)).subtotal * 100))).toBe(
      reckoned(held, bySku, { isMember, isAdult: true }).subtotal,
    );
});

const read = async (who: SignedIn): Promise<TrolleyWire> =>
  (await shop.get('/api/v1/trolleys/my', who.headers)).json() as Promise<TrolleyWire>;

test('prices, totals and names that a page sends along are refused, and change nothing', async () => {
  const { who } = shoppers[0] as (typeof shoppers)[number];
  const before = await read(who);
  const { sku, quantity, pricingUnit } = before.items.flatMap(({ products }) => products)[0] as TrolleyItemWire;
  const plain = { sku, quantity: quantity.value, pricingUnit, addToBasketSource: 'Card' };
  const tampered = [
    { price: 0.01 },
    { salePrice: 0 },
    { total: 0 },
    { shopperId: 'x' },
    { isMember: true },
    { name: '' },
  ];
  for (const more of tampered) {
    const answer = await shop.send('POST', '/api/v2/trolleys/my/items', { ...plain, ...more }, who.headers);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'Invalid' })]);
  }
  expect(await read(who)).toEqual(before);
});
