import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ListingQuery, ListingWire, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { brands, dietary, inventProducts, stores, viewOf } from './invented.ts';
import { inScope } from './listing.oracle.ts';

/** Everything on one shelf, so that much compares with much. */
const crowded = (count: number, seed: number): readonly ProductFacts[] =>
  inventProducts(count, seed).map((facts) => ({
    ...facts,
    departmentId: 1,
    aisleId: 1,
    shelfId: 1,
    unitPriceTenths: Math.round(((facts.saleCents ?? facts.priceCents) * 10 * 100) / facts.sizeAmount),
    measure: facts.sizeUnit === 'each' ? ('1 ea' as const) : facts.measure,
    restriction: facts.kind === 'wine' ? ('Alcohol' as const) : facts.kind === 'tea' ? ('Medicine' as const) : 'None',
  }));
const perUnit: Readonly<Record<string, number>> = { '1 L': 1, '100 g': 10, '1 kg': 1, '1 ea': 1 };

/** By every way of buying it, tenths of a cent a litre, a kilogram or a piece; unrounded, worked out from the facts. */
function costs(facts: ProductFacts): Readonly<Record<string, number>> {
  const today = facts.saleCents ?? facts.priceCents;
  const plain = facts.unitPriceTenths * (perUnit[facts.measure] ?? Number.NaN);
  return {
    plain,
    ...(facts.memberCents === null ? {} : { member: (plain * facts.memberCents) / today }),
    ...(facts.multibuy ? { multibuy: (plain * facts.multibuy.valueCents) / facts.multibuy.quantity / today } : {}),
  };
}
const cheapest = (facts: ProductFacts) => Math.min(...Object.values(costs(facts)));
const payFor = (facts: ProductFacts, by: string) =>
  ({
    plain: facts.saleCents ?? facts.priceCents,
    member: facts.memberCents,
    multibuy: facts.multibuy?.valueCents ?? null,
  })[by] ?? Number.NaN;
const comparedBy = ({ kind, sizeUnit }: ProductFacts) => `${kind} ${sizeUnit}`;
const isSold = (facts: ProductFacts, storeId: number) =>
  !facts.isWithdrawn && (facts.stockByStore[stores.findIndex(({ id }) => id === storeId)] ?? 0) > 0;

const query = (over: Partial<ListingQuery>): ListingQuery => ({
  target: 'browse',
  page: 1,
  size: 24,
  filters: [],
  dasFilter: [],
  inStockProductsOnly: true,
  ...over,
});
const marked = (listing: ListingWire | null): readonly ProductWire[] =>
  (listing?.products.items ?? []).filter(({ bestUnitPrice }) => bestUnitPrice !== undefined);

const filter = (key: string, value: string, isBooleanValue = false) => ({ key, value, name: value, isBooleanValue });
const anyQuery = fc
  .record({
    target: fc.constantFrom('browse' as const, 'specials' as const, 'group' as const),
    size: fc.constantFrom(24 as const, 48 as const, 120 as const),
    sort: fc.constantFrom('CUPAsc' as const, 'CUPDesc' as const, 'PriceAsc' as const, 'name' as const),
    filters: fc.constantFrom(
      [],
      [],
      [filter('Brand', brands[1] ?? ''), filter('Brand', brands[2] ?? '')],
      [filter('Dietary', dietary[0] ?? '', true)],
    ),
    page: fc.constantFrom(1, 1, 2),
    inStockProductsOnly: fc.boolean(),
  })
  .map((asked) => query({ ...asked, groupId: 'g1' }));
const passes = (facts: ProductFacts, asked: ListingQuery) =>
  inScope(facts, asked) &&
  (asked.filters[0]?.key !== 'Brand' || asked.filters.some(({ value }) => value === facts.brand)) &&
  (asked.filters[0]?.key !== 'Dietary' || facts.dietary.includes(asked.filters[0].value));

describe('the best unit price of a listing', () => {
  test('is never said of a product when a comparable one is cheaper by any way of buying', async () => {
    let seen = 0;
    for (const seed of [1, 2, 3]) {
      const products = crowded(240, seed);
      const bySku = new Map(products.map((facts) => [facts.sku, facts]));
      const view = await viewOf(products);
      fc.assert(
        fc.property(anyQuery, fc.constantFrom(...stores), (asked, { id }) => {
          const cards = marked(view.listing(asked, id));
          seen += cards.length;
          for (const { sku, bestUnitPrice = '' } of cards) {
            const facts = bySku.get(sku) as ProductFacts;
            const among = products.filter(
              (other) => passes(other, asked) && isSold(other, id) && comparedBy(other) === comparedBy(facts),
            );
            const cost = costs(facts)[bestUnitPrice] ?? Number.NaN;
            const slack = perUnit[facts.measure] ?? 1;
            for (const other of among) expect(cost).toBeLessThanOrEqual(cheapest(other) + slack);
            expect(new Set(among.map(({ brand, sizeText }) => brand + sizeText)).size).toBeGreaterThanOrEqual(3);
            const equals = among.filter((other) => costs(other)['plain'] === cost);
            if (bestUnitPrice === 'plain')
              for (const other of equals) expect(payFor(facts, 'plain')).toBeLessThanOrEqual(payFor(other, 'plain'));
          }
        }),
        { numRuns: 60 },
      );
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('is never said of alcohol, of medicine, or of what the store is out of, and of one pack of a kind at most', async () => {
    for (const seed of [4, 5]) {
      const products = crowded(240, seed);
      const bySku = new Map(products.map((facts) => [facts.sku, facts]));
      const view = await viewOf(products);
      for (const sort of ['CUPAsc', 'name'] as const) {
        const listing = view.listing(query({ sort, size: 120, inStockProductsOnly: false }), 3);
        const found = marked(listing).map(({ sku }) => bySku.get(sku) as ProductFacts);
        expect(found.length).toBeGreaterThan(0);
        expect(found.filter(({ restriction }) => restriction !== 'None')).toEqual([]);
        expect(found.filter((facts) => !isSold(facts, 3))).toEqual([]);
        const packs = new Set(found.map((facts) => `${comparedBy(facts)} ${facts.brand} ${facts.sizeText}`));
        expect(packs.size).toBe(new Set(found.map(comparedBy)).size);
        expect(found.length).toBeLessThanOrEqual(20);
      }
    }
  });

  const [model] = crowded(1, 9) as [ProductFacts];
  const product = (sku: number, over: Partial<ProductFacts>): ProductFacts => ({
    ...model,
    sku: String(200_000 + sku),
    brand: brands[sku % brands.length] ?? '',
    kind: 'tea',
    restriction: 'None',
    isWithdrawn: false,
    priceCents: 400,
    saleCents: null,
    memberCents: null,
    multibuy: null,
    sizeText: '500 g',
    sizeAmount: 500,
    sizeUnit: 'g',
    unitPriceTenths: 800,
    measure: '100 g',
    popularity: 9,
    stockByStore: Uint8Array.from(stores, () => 50),
    ...over,
  });
  const shelf = (...over: readonly Partial<ProductFacts>[]) => over.map((one, sku) => product(sku, one));
  const markedIn = async (products: readonly ProductFacts[]) =>
    marked((await viewOf(products)).listing(query({}), 7)).map(({ sku, bestUnitPrice }) => [
      Number(sku) - 200_000,
      bestUnitPrice,
    ]);
  const dear = { priceCents: 500, unitPriceTenths: 1000 };

  test('takes the multibuy and the member price into account, and says by which of them it is', async () => {
    const multibuy = { quantity: 3, valueCents: 1000, groupId: 'g1' };
    expect(await markedIn(shelf({}, dear, dear))).toEqual([[0, 'plain']]);
    expect(await markedIn(shelf({}, { ...dear, multibuy }, dear))).toEqual([[1, 'multibuy']]);
    expect(await markedIn(shelf({}, { ...dear, multibuy }, { ...dear, memberCents: 320 }))).toEqual([[2, 'member']]);
  });

  test('compares packs of every size and measure', async () => {
    const kilo = {
      sizeText: '1 kg',
      sizeAmount: 1000,
      priceCents: 790,
      unitPriceTenths: 7900,
      measure: '1 kg' as const,
    };
    expect(await markedIn(shelf({}, kilo, dear))).toEqual([[1, 'plain']]);
  });

  test('of equals is with the smaller outlay, then with the one that is bought more', async () => {
    const large = { sizeText: '1 kg', sizeAmount: 1000, priceCents: 800 };
    expect(await markedIn(shelf(large, {}, dear))).toEqual([[1, 'plain']]);
    expect(await markedIn(shelf({}, { popularity: 10 }, dear))).toEqual([[1, 'plain']]);
  });

  test('is with every flavour of the pack that costs as little, or with one where that would be too many', async () => {
    const flavour = { brand: 'Māra' };
    const others = [
      { ...dear, brand: 'Awa' },
      { ...dear, brand: 'Zed' },
      ...Array.from({ length: 5 }, () => ({ kind: 'milk', brand: 'Māra' })),
    ];
    expect(await markedIn(shelf({ ...flavour, popularity: 10 }, flavour, ...others))).toEqual([
      [0, 'plain'],
      [1, 'plain'],
    ]);
    expect(await markedIn(shelf(flavour, { ...flavour, popularity: 10 }, flavour, ...others))).toEqual([[1, 'plain']]);
    const soldOut = { ...flavour, stockByStore: Uint8Array.from(stores, () => 0) };
    expect(await markedIn(shelf(flavour, soldOut, ...others))).toEqual([[0, 'plain']]);
  });

  test('needs three packs to choose from; flavours of one pack are one', async () => {
    expect(await markedIn(shelf({}, dear))).toEqual([]);
    const same = { brand: 'Māra' };
    expect(await markedIn(shelf(same, same, same, { ...same, ...dear, sizeText: '400 g' }))).toEqual([]);
    expect(await markedIn(shelf({}, { sizeUnit: 'each', measure: '1 ea' }, { kind: 'milk' }))).toEqual([]);
  });

  test('agrees with the order by unit price: without deals, what is marked is the first of its kind', async () => {
    const plain = crowded(240, 6).map((facts) => ({ ...facts, multibuy: null, memberCents: null }));
    const bySku = new Map(plain.map((facts) => [facts.sku, facts]));
    const view = await viewOf(plain);
    const up = view.listing(query({ sort: 'CUPAsc', size: 120 }), 7);
    const all = (up?.products.items ?? []).map(({ sku }) => bySku.get(sku) as ProductFacts);
    expect(marked(up).length).toBeGreaterThan(2);
    for (const { sku } of marked(up)) {
      const facts = bySku.get(sku) as ProductFacts;
      const first = all.find((other) => comparedBy(other) === comparedBy(facts)) as ProductFacts;
      expect(costs(facts)['plain']).toBe(costs(first)['plain']);
    }
    const down = view.listing(
      query({ sort: 'CUPDesc', size: 120, page: Math.ceil((up?.products.totalItems ?? 0) / 120) }),
      7,
    );
    const last = (down?.products.items ?? []).map(({ sku }) => bySku.get(sku) as ProductFacts);
    for (const { sku } of marked(down)) {
      const facts = bySku.get(sku) as ProductFacts;
      const end = last.findLast((other) => comparedBy(other) === comparedBy(facts)) as ProductFacts;
      expect(costs(facts)['plain']).toBe(costs(end)['plain']);
    }
  });

  test('leaves the card that others are shown as it was', async () => {
    const view = await viewOf(shelf({}, dear, dear));
    expect(marked(view.listing(query({}), 7))).toHaveLength(1);
    expect(marked(view.listing(query({ filters: [filter('Brand', brands[0] ?? '')] }), 7))).toEqual([]);
  });
});
