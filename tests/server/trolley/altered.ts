import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';

type Chance = () => number;

/** Every third product is weighed, and most of those come in pieces too; prices have odd cents, limits and steps differ. */
export function alteredBy(next: Chance) {
  const upTo = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  return (product: ProductFacts, index: number): ProductFacts => {
    const isWeighed = index % 3 === 0;
    const priceCents = 5 + upTo(3_000);
    const value = { quantity: 2 + upTo(3), valueCents: priceCents + upTo(priceCents + 1), groupId: 'g1' };
    return {
      ...product,
      unit: isWeighed ? 'Kg' : 'Each',
      pieceGrams: isWeighed && next() < 0.7 ? pick([30, 130, 185, 1_250, 4_000]) : null,
      priceCents,
      saleCents: next() < 0.3 ? Math.max(1, priceCents - upTo(priceCents)) : null,
      memberCents: next() < 0.3 ? Math.max(1, priceCents - upTo(priceCents)) : null,
      multibuy: next() < 0.3 ? value : null,
      minThousandths: isWeighed ? pick([100, 250]) : pick([1_000, 2_000]),
      incrementThousandths: isWeighed ? pick([100, 50]) : pick([1_000, 3_000]),
      maxThousandths: pick([null, isWeighed ? 3_050 : 12_000]),
      restriction: next() < 0.1 ? pick(['Alcohol', 'Tobacco', 'Knife'] as const) : 'None',
      stockByStore: product.stockByStore.map((left, store) => (store === 0 && left === 0 ? pick([0, 3, 50]) : left)),
    };
  };
}

const awkward = [-1, 0.5, 1.0004, 1e308, 0.05, 0.1 + 0.2, 100, 1e-9, -0, Number.NaN, Infinity, '2', null, [3], 2 ** 53];
const tampering = [{ price: 0.01 }, { total: 0 }, { isMember: true }, { shopperId: 'x' }, { __proto__x: 1 }];
const skus = ['999999', '12345', '20000a', '', 200_000, null];

/** What a page, or somebody who is no page, might send next. */
export function wishBy(next: Chance, products: readonly ProductFacts[]) {
  const upTo = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  return (): Readonly<Record<string, unknown>> => {
    const facts = pick(products);
    const isByPiece = facts.pieceGrams !== null && next() < 0.5;
    const usual = isByPiece ? 1 + upTo(12) : (facts.minThousandths + upTo(6) * facts.incrementThousandths) / 1_000;
    return {
      sku: next() < 0.03 ? pick(skus) : facts.sku,
      quantity: next() < 0.12 ? pick(awkward) : next() < 0.15 ? 0 : usual,
      pricingUnit: next() < 0.05 ? pick(['Each', 'Kg', 'each', 'Lb', null]) : isByPiece ? 'Each' : facts.unit,
      addToBasketSource: next() < 0.01 ? pick(['', 'x'.repeat(61), 7]) : 'Walk',
      ...(next() < 0.03 ? pick(tampering) : {}),
      ...(next() < 0.03 ? { orderId: pick([null, 'order 7']) } : {}),
    };
  };
}
