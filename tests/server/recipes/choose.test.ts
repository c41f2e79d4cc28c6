import { describe, expect, it } from 'vitest';
import type { IngredientFacts } from '#fixtures/recipes/ingredients.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import type { Amount } from '#services/recipes/amounts.rules.ts';
import { buyingOf, packOf } from '#server/recipes/buying.ts';
import { choiceOf, inPool, poolOf } from '#server/recipes/choose.ts';
import { trolleyCents } from '#server/recipes/dish.ts';
import { productWire } from '#tests/services/samples.ts';

const price = (salePrice: number) => ({ originalPrice: salePrice, salePrice, savePrice: 0 });
const made = (sku: string, size: string, cost: number, more: Partial<ProductWire> = {}): ProductWire => ({
  ...productWire,
  ...{ sku, name: `Product ${sku}`, size, price: price(cost), unit: 'Each', availabilityStatus: 'In Stock' },
  ...{ productTag: { tagType: 'None' }, quantity: { value: 0, min: 1, max: 99, increment: 1 } },
  ...more,
});
const butter = made('100001', '250 g', 4);
const large = made('100002', '500 g', 7);
const spread = made('100003', '500 g', 5);
const cards = [butter, large, spread];
const facts: IngredientFacts = {
  ...{ id: 'butter', called: { one: 'butter', many: 'butter' }, isStaple: false },
  ...{ measures: { density: 0.95, grams: { each: 50 } }, queries: [{ shelf: 'butter', words: [], without: [] }] },
};
const candidates = [
  [butter.sku, large.sku],
  [spread.sku, butter.sku],
];
const label = (allergens: string[], dietary: string[] = []) => ({
  allergens,
  dietary,
  mayContain: [],
  nutrition: null,
});
const known = new Map([
  [butter.sku, label(['Milk'])],
  [large.sku, label(['Milk'])],
  [spread.sku, label([])],
]);
const buyer = (altered: (card: ProductWire) => ProductWire = (card) => card, isMember = false) => ({
  cardOf: (sku: string) => {
    const card = cards.find((one) => one.sku === sku);
    return card ? altered(card) : null;
  },
  isMember,
});
const chosen = (grams: number, altered?: (card: ProductWire) => ProductWire, profile = noDiet) => {
  const amount: Amount = { amount: grams, unit: 'g' };
  const pool = poolOf({ facts, amount, candidates }, buyer(altered));
  const { buy, substitutes, insteadOf } = choiceOf(pool, profile, known);
  return {
    buy: buy && [buy.product.sku, buy.quantity, buy.totalCents, Math.round(buy.usedCents)],
    substitutes: substitutes.map(({ product }) => product.sku),
    insteadOf,
    conflicts: buy?.conflicts ?? [],
    against: substitutes.map(({ conflicts }) => conflicts.length),
  };
};
const soldOut = (card: ProductWire): ProductWire =>
  card === spread ? card : { ...card, availabilityStatus: 'Out of Stock' };

describe('What is bought for an ingredient', () => {
  it('is what costs least for as much as is needed, in whole packs', () => {
    expect(chosen(200).buy).toEqual([butter.sku, 1, 400, 320]);
    expect(chosen(500).buy).toEqual([large.sku, 1, 700, 700]);
    expect(chosen(501).buy).toEqual([butter.sku, 3, 1_200, 802]);
    expect(chosen(200).substitutes).toEqual([large.sku, spread.sku]);
  });

  it('is of what may be taken instead where the thing itself is sold out, and says so', () => {
    expect(chosen(200, soldOut)).toEqual({
      ...{ buy: [spread.sku, 1, 500, 200], substitutes: [], conflicts: [], against: [] },
      insteadOf: { name: butter.name, why: 'outOfStock' },
    });
  });

  it('says that it is not delivered where that is why', () => {
    const away = (card: ProductWire): ProductWire => (card === spread ? card : { ...card, keptOut: 'goods' });
    expect(chosen(200, away).insteadOf).toEqual({ name: butter.name, why: 'notDelivered' });
  });

  it('says that so much cannot be had at once where that is why, and not that it is sold out', () => {
    const few = (card: ProductWire): ProductWire =>
      card === spread ? card : { ...card, quantity: { ...card.quantity, max: 2 } };
    expect(chosen(1_200, few)).toMatchObject({
      buy: [spread.sku, 3, 1_500, 1_200],
      insteadOf: { name: butter.name, why: 'tooLittle' },
    });
  });

  it('is nothing where nothing can be had, not for a price of nothing', () => {
    const none = chosen(200, (card) => ({ ...soldOut(card), availabilityStatus: 'Out of Stock' }));
    expect([none.buy, none.substitutes]).toEqual([null, []]);
    expect(chosen(200, (card) => ({ ...card, price: { ...price(1), salePrice: null } })).buy).toBeNull();
    expect(chosen(200, (card) => ({ ...card, quantity: { ...card.quantity, max: null } })).buy).toBeNull();
    const none2 = poolOf({ facts, amount: null, candidates: [['999999']] }, buyer());
    expect([inPool(none2), none2.missing]).toEqual([[], null]);
  });

  it('suits how somebody eats before it is cheap', () => {
    const noMilk = { ...noDiet, avoids: ['Milk' as const] };
    expect(chosen(200, undefined, noMilk)).toEqual({
      ...{ buy: [spread.sku, 1, 500, 200], substitutes: [butter.sku, large.sku], conflicts: [], against: [1, 1] },
      insteadOf: { name: butter.name, why: 'dietary' },
    });
    const halal = { ...noDiet, diets: ['Halal' as const] };
    expect(chosen(200, undefined, halal), 'nothing is marked so, and nothing is changed for it').toMatchObject({
      ...{ buy: [butter.sku, 1, 400, 320], insteadOf: null },
      conflicts: [{ kind: 'unmarked', what: 'Halal' }],
    });
  });
});

describe('A pack', () => {
  it.each<[Partial<ProductWire>, object | null]>([
    [{ size: '1.5 kg' }, { measure: 'g', amount: 1_500 }],
    [{ size: '4 x 400 g' }, { measure: 'g', amount: 1_600 }],
    [{ size: '2 L' }, { measure: 'ml', amount: 2_000 }],
    [{ size: '12 pack' }, { measure: 'each', amount: 12 }],
    [{ size: 'bunch' }, { measure: 'each', amount: 1 }],
    [
      { size: 'approx. 170 g each', unit: 'Kg' },
      { measure: 'g', amount: 1_000 },
    ],
    [{ size: '6 rolls x 180 sheets' }, null],
  ])('of %j holds %j', (of, pack) => {
    expect(packOf(made('100009', '', 1, of))).toEqual(pack);
  });

  it('that is weighed out is bought in steps of its weight, pieces by what they weigh', () => {
    const apples = made('100010', 'approx. 170 g each', 4.2, {
      ...{ unit: 'Kg', pieceGrams: 170, quantity: { value: 0, min: 0.1, max: 20, increment: 0.1 } },
    });
    const six = buyingOf(apples, { amount: 6, unit: 'each' }, { density: null, grams: { each: 170 } }, false);
    expect(six).toMatchObject({ quantity: 1.1, totalCents: 462 });
    expect(Math.round(six?.usedCents ?? 0)).toBe(428);
  });

  it('costs a member what it costs members, and many what a multibuy takes', () => {
    const offered = made('100011', '250 g', 4, {
      price: { ...price(4), memberPrice: 3.5 },
      productTag: { tagType: 'MultiBuy', multiBuy: { link: '/x', quantity: 2, value: 6 } },
    });
    const cost = (grams: number, isMember: boolean) =>
      buyingOf(offered, { amount: grams, unit: 'g' }, facts.measures, isMember)?.totalCents;
    expect([cost(250, false), cost(250, true), cost(500, false), cost(750, false)]).toEqual([400, 350, 600, 1_000]);
    const two = [250, 250].flatMap((amount) => buyingOf(offered, { amount, unit: 'g' }, facts.measures, false) ?? []);
    expect(trolleyCents(two, { cardOf: () => offered, isMember: false }), 'one line of a trolley').toBe(600);
  });
});
