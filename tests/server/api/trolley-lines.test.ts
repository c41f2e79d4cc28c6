import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { TrolleyItemWire, TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { type AreaShop, openAreaShop } from './area-shop.ts';
import { openHoldShop } from './hold-shop.ts';
import type { SignedIn } from './shop.ts';

let shop: AreaShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openAreaShop();
});
beforeEach(async () => {
  who = await shop.shopperIn('all');
});
afterAll(() => shop.close());

type Changed = TrolleyWire & ServerContextWire;
const isHere = ({ isWithdrawn, stockByStore }: ProductFacts) => !isWithdrawn && (stockByStore[2] ?? 0) > 0;
const found = (is: (facts: ProductFacts) => boolean): ProductFacts => {
  const facts = shop.facts.find((one) => isHere(one) && is(one));
  if (!facts) throw new Error('There is no such product.');
  return facts;
};
const plain = (at = 0) => shop.having('keeps').filter(({ memberCents }) => memberCents === null)[at] as ProductFacts;
const linesIn = ({ items }: TrolleyWire): readonly TrolleyItemWire[] => items.flatMap(({ products }) => products);
const headers = (more: object = {}) => ({ ...who.headers, ...more });
const post = (sku: string, quantity: number, pricingUnit = 'Each', more: object = {}) =>
  shop.send(
    'POST',
    '/api/v2/trolleys/my/items',
    { sku, quantity, pricingUnit, addToBasketSource: 'ProductCard' },
    headers(more),
  );
const kept = async (...asked: Parameters<typeof post>) => {
  const response = await post(...asked);
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as Changed;
};
const read = async (query = '') =>
  (await (await shop.get(`/api/v1/trolleys/my${query}`, { cookie: who.headers.cookie })).json()) as TrolleyWire;
const agree = (sku: string, cents: number | null) =>
  shop.db.transaction((trx) =>
    trx
      .updateTable('trolley_line_terms')
      .set({ agreed_cents: cents })
      .where('shopper_id', '=', who.accountId)
      .where('sku', '=', sku)
      .execute(),
  );
const born = (birth_date: string) =>
  shop.db.transaction((trx) =>
    trx.updateTable('shoppers').set({ birth_date }).where('account_id', '=', who.accountId).execute(),
  );
const today = ({ saleCents, priceCents }: ProductFacts) => (saleCents ?? priceCents) / 100;

describe('What is weighed, asked for by the piece', () => {
  const weighed = () =>
    found(({ pieceGrams, multibuy, memberCents }) => pieceGrams !== null && !multibuy && memberCents === null);

  test('is counted in pieces, and costs what as many pieces weigh', async () => {
    const facts = weighed();
    const grams = facts.pieceGrams ?? 0;
    const told = await kept(facts.sku, 3);
    expect(linesIn(told)[0]).toMatchObject({
      pricingUnit: 'Each',
      quantity: { value: 3, max: Math.min(99, Math.floor((facts.maxThousandths ?? 50_000) / grams)) },
      pieceGrams: grams,
      price: today(facts),
      total: Math.floor((today(facts) * 100 * 3 * grams) / 1_000 + 0.5) / 100,
    });
    expect(told.totalQuantity).toBe(3);
    const byWeight = await kept(facts.sku, 0.5, 'Kg');
    expect([byWeight.totalQuantity, linesIn(byWeight)[0]]).toMatchObject([
      1,
      { pricingUnit: 'Kg', quantity: { value: 0.5 } },
    ]);
  });

  test('is had up to as many pieces as its weight leaves room for, and in no halves', async () => {
    const facts = weighed();
    const most = Math.min(99, Math.floor((facts.maxThousandths ?? 50_000) / (facts.pieceGrams ?? 1)));
    await kept(facts.sku, most);
    for (const quantity of [most + 1, 1.5]) expect((await post(facts.sku, quantity)).status).toBe(400);
    expect(linesIn(await read())[0]?.quantity.value).toBe(most);
  });

  test('is refused where nobody knows what a piece weighs', async () => {
    const facts = found(({ unit, pieceGrams }) => unit === 'Kg' && pieceGrams === null);
    const refused = await post(facts.sku, 1);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { message: `${facts.name} is not sold that way.`, fieldErrors: { pricingUnit: 'is Kg for this product' } },
    ]);
  });
});

describe('The price that was agreed to', () => {
  test('is that of the day on which a line began; once it is another one, the trolley tells both', async () => {
    const { sku, ...facts } = plain();
    expect(linesIn(await kept(sku, 1))[0]).not.toHaveProperty('priceWhenAdded');
    await agree(sku, 12_345);
    expect(linesIn(await read())[0]).toMatchObject({ price: today({ sku, ...facts }), priceWhenAdded: 123.45 });
  });

  test('stays when a line becomes less or is sent by itself, and is today’s once more is asked for', async () => {
    const { sku } = plain();
    await kept(sku, 3);
    await agree(sku, 12_345);
    expect(linesIn(await kept(sku, 2))[0]).toMatchObject({ priceWhenAdded: 123.45 });
    expect(linesIn(await kept(sku, 4, 'Each', { 'x-background': '1' }))[0]).toMatchObject({ priceWhenAdded: 123.45 });
    expect(linesIn(await kept(sku, 5))[0]).not.toHaveProperty('priceWhenAdded');
    expect(linesIn(await read())[0]).not.toHaveProperty('priceWhenAdded');
  });

  test('is forgotten with its line', async () => {
    const { sku } = plain();
    await kept(sku, 3);
    await kept(sku, 0);
    const left = await shop.db.read
      .selectFrom('trolley_line_terms')
      .select('sku')
      .where('shopper_id', '=', who.accountId)
      .execute();
    expect(left).toEqual([]);
  });

  test('is agreed to as it was seen: one that has changed again since is told once more', async () => {
    const [one, other] = [plain(), plain(1)];
    for (const { sku } of [one, other]) {
      await kept(sku, 1);
      await agree(sku, 12_345);
    }
    const items = [
      { sku: one.sku, price: today(one) },
      { sku: other.sku, price: 99.99 },
      { sku: plain(2).sku, price: today(plain(2)) },
    ];
    const answer = await shop.send('POST', '/api/v1/trolleys/my/prices', { items }, who.headers);
    expect(answer.status).toBe(200);
    const lines = linesIn((await answer.json()) as Changed);
    expect(lines.map(({ sku, priceWhenAdded }) => [sku, priceWhenAdded]).sort()).toEqual(
      [
        [one.sku, undefined],
        [other.sku, 123.45],
      ].sort(),
    );
    expect(linesIn(await read())).toEqual(lines);
  });

  test.each([
    [{ items: [] }],
    [{ items: [{ sku: '1', price: 1 }] }],
    [{ items: [{ sku: '300001', price: -1 }] }],
    [{}],
  ])('is not agreed to in a body such as %j', async (body) => {
    expect((await shop.send('POST', '/api/v1/trolleys/my/prices', body, who.headers)).status).toBe(400);
  });
});

describe('What is sold to adults alone', () => {
  const beer = () => found(({ restriction }) => restriction === 'Alcohol');

  test('is refused to whoever is not 18 today in New Zealand, in words; on that day it is not', async () => {
    // It is the twentieth in Greenwich and in New Zealand.
    await born('2008-11-21');
    const refused = await post(beer().sku, 1);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        message: `${beer().name} is only for those who are 18 or older.`,
        fieldErrors: { sku: 'is for those who are 18 or older' },
      },
    ]);
    await born('2008-11-20');
    expect((await post(beer().sku, 1)).status).toBe(200);
  });

  test('is taken out and becomes less all the same, and never more', async () => {
    await kept(beer().sku, 3);
    await born('2010-01-01');
    expect((await post(beer().sku, 4)).status).toBe(400);
    expect(linesIn(await kept(beer().sku, 2))[0]?.quantity.value).toBe(2);
    expect(linesIn(await kept(beer().sku, 0))).toEqual([]);
  });
});

describe('The whole trolley', () => {
  test('tells its items, and what they come to; its products too when they are asked for [A3.34] [A3.50] [A7.017] [A7.020]', async () => {
    const [one, other] = [plain(), plain(1)];
    await kept(one.sku, 2);
    await kept(other.sku, 1);
    const lean = await read();
    expect(lean).not.toHaveProperty('products');
    const whole = await read('?products=true');
    expect(whole).toEqual({ ...lean, products: expect.any(Array) });
    expect(whole.products?.map(({ sku }) => sku)).toEqual([one.sku, other.sku]);
    const cents = Math.round((today(one) * 2 + today(other)) * 100);
    expect([lean.totalItems, lean.totalInStockItems, lean.totalQuantity]).toEqual([2, 2, 3]);
    if (!one.multibuy) expect(Math.round(lean.subtotal * 100)).toBe(cents);
    expect((await shop.get('/api/v1/trolleys/my?products=1', { cookie: who.headers.cookie })).status).toBe(400);
  });

  test('tells what the shopper wrote on a line', async () => {
    const facts = found(({ hasShopperNotes }) => hasShopperNotes);
    await kept(facts.sku, 1, facts.unit);
    const note = { sku: facts.sku, note: 'Ripe ones, please' };
    expect((await shop.send('POST', '/api/v1/products/my/notes', note, who.headers)).ok).toBe(true);
    expect(linesIn(await read())[0]?.note).toBe('Ripe ones, please');
  });

  test('asks for the fee of the time that is held; for none while none is [A3.50]', async () => {
    await kept(plain().sku, 1);
    expect((await read()).deliveryFees).toBeNull();
    await shop.holds(who, { feeCents: 1_250 });
    expect([(await read()).deliveryFees, (await kept(plain().sku, 2)).deliveryFees]).toEqual([12.5, 12.5]);
  });
});

test('what is sent by itself holds a time slot no longer, and tells the flags as they are; a tap does', async () => {
  const held = await openHoldShop();
  try {
    await held.holdFor(60);
    const mere = await held.shopper();
    const [slot] = await held.openSlots(mere);
    await held.hold(mere, slot?.id ?? '');
    const sku = held.products.find(({ isWithdrawn, stockByStore }) => !isWithdrawn && (stockByStore[2] ?? 0) > 0)?.sku;
    const put = (quantity: number, more: object) =>
      held.send(
        'POST',
        '/api/v2/trolleys/my/items',
        { sku, quantity, pricingUnit: 'Each', addToBasketSource: 'Card' },
        { ...mere.headers, ...more },
      );
    const until = async () => (await held.standing(mere)).reservation?.heldUntilMs;
    const before = await until();
    held.time.nowMs += 60_000;
    expect((await held.told(put(1, { 'x-background': '1' }))).reservation?.heldUntilMs).toBe(before);
    expect(await until()).toBe(before);
    const after = (await held.told(put(2, {}))).reservation?.heldUntilMs;
    expect([after, await until()]).toEqual([(before ?? 0) + 60_000, after]);
  } finally {
    await held.close();
  }
});
