import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { chance } from '../catalogue/invented.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';
import { isTaken, keep, type Sent, totalOf } from './oracle.ts';

const changes = Number(process.env['TROLLEY_CHANGES'] ?? 400);
const next = chance(25);
const upTo = (most: number) => Math.floor(next() * most);
const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;

/** Every third product is weighed; prices have odd cents, and limits and steps differ. */
const altered = (product: ProductFacts, index: number): ProductFacts => {
  const isWeighed = index % 3 === 0;
  const priceCents = 5 + upTo(3_000);
  const value = { quantity: 2 + upTo(3), valueCents: priceCents + upTo(priceCents + 1), groupId: 'g1' };
  return {
    ...product,
    unit: isWeighed ? 'Kg' : 'Each',
    priceCents,
    saleCents: next() < 0.3 ? Math.max(1, priceCents - upTo(priceCents)) : null,
    memberCents: next() < 0.3 ? Math.max(1, priceCents - upTo(priceCents)) : null,
    multibuy: !isWeighed && next() < 0.3 ? value : null,
    minThousandths: isWeighed ? pick([100, 250]) : pick([1_000, 2_000]),
    incrementThousandths: isWeighed ? pick([100, 50]) : pick([1_000, 3_000]),
    maxThousandths: pick([null, isWeighed ? 3_050 : 12_000]),
    stockByStore: product.stockByStore.map((left, store) => (store === 0 && left === 0 ? pick([0, 3, 50]) : left)),
  };
};

let shop: Shop;
let bySku: ReadonlyMap<string, ProductFacts>;
const shoppers: { readonly who: SignedIn; readonly isMember: boolean; readonly held: Map<string, bigint> }[] = [];
beforeAll(async () => {
  shop = await openShop({}, 260, altered);
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

const awkward = [-1, 0.5, 1.0004, 1e308, 0.05, 0.1 + 0.2, 100, 1e-9, -0];
function wish(): Sent {
  const facts = pick(shop.products);
  const [least, step] = [facts.minThousandths, facts.incrementThousandths];
  const quantity = next() < 0.15 ? pick(awkward) : next() < 0.15 ? 0 : (least + upTo(6) * step) / 1_000;
  const unit = next() < 0.05 ? pick(['Each', 'Kg', 'each', 'Lb']) : facts.unit;
  return { sku: next() < 0.03 ? pick(['999999', '12345', '20000a']) : facts.sku, quantity, pricingUnit: unit };
}

test(`${changes} random changes of two trolleys come to what an independent reckoning says, to the cent`, async () => {
  let taken = 0;
  for (let at = 0; at < changes; at += 1) {
    const { who, isMember, held } = pick(shoppers);
    const sent = wish();
    const isRight = isTaken(sent, bySku.get(sent.sku), held);
    const path = `/api/v${pick([1, 2])}/trolleys/my/items`;
    const answer = await shop.send('POST', path, { ...sent, addToBasketSource: 'Walk' }, who.headers);
    expect([answer.status, at, sent], JSON.stringify(sent)).toEqual([isRight ? 200 : 400, at, sent]);
    if (isRight) {
      taken += 1;
      keep(held, sent);
    }
    const told = (isRight ? await answer.json() : await read(who)) as TrolleyWire;
    const total = totalOf(held, bySku, isMember);
    expect(BigInt(Math.round(told.subtotal * 100)), `after ${at}: ${JSON.stringify(sent)}`).toBe(total);
    expect(told.items.map(({ sku }) => sku).sort()).toEqual([...held.keys()].sort());
    expect(told.subtotal).toBeGreaterThanOrEqual(0);
  }
  expect(taken).toBeGreaterThan(changes / 3);
  for (const { who, isMember, held } of shoppers)
    expect(BigInt(Math.round((await read(who)).subtotal * 100))).toBe(totalOf(held, bySku, isMember));
});

const read = async (who: SignedIn): Promise<TrolleyWire> =>
  (await shop.get('/api/v1/trolleys/my', who.headers)).json() as Promise<TrolleyWire>;

test('prices, totals and names that a page sends along are refused, and change nothing', async () => {
  const { who } = shoppers[0] as (typeof shoppers)[number];
  const before = await read(who);
  const { sku, quantity, pricingUnit } = before.items[0] as TrolleyWire['items'][number];
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
