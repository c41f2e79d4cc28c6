import type { DepartmentFacts, GroupFacts, ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { buildIndex } from '#server/catalogue/build-index.ts';
import { type CatalogueView, createView } from '#server/catalogue/catalogue.ts';
import type { StoreNode } from '#server/catalogue/entry.ts';
import { entryOf } from '#server/catalogue/entry-of.ts';

/** A shop in which everything collides: few words, few prices, few brands, so that ties and empty sets are common. */
export const places: readonly DepartmentFacts[] = ['Pantry', 'Chilled', 'Liquor'].map((name, d) => ({
  id: d + 1,
  name,
  slug: name.toLowerCase(),
  image: '/d.svg',
  isRestricted: name === 'Liquor',
  aisles: ['One', 'Two', 'Three'].map((aisle, a) => ({
    id: d * 10 + a + 1,
    name: `${name} ${aisle}`,
    slug: aisle.toLowerCase(),
    shelves: ['Top', 'Middle'].map((shelf, s) => ({
      id: d * 100 + a * 10 + s + 1,
      name: `${aisle} ${shelf}`,
      slug: shelf.toLowerCase(),
    })),
  })),
}));
export const stores: readonly StoreNode[] = [7, 3, 9].map((id) => ({ id, name: `Store ${id}`, town: `Town ${id}` }));
export const groups: readonly GroupFacts[] = [
  { id: 'g1', title: 'Group one', isDynamic: false },
  { id: 'picnic', title: 'Picnic', isDynamic: true },
  { id: 'empty', title: 'Nothing yet', isDynamic: false },
];
export const brands = ['Māra', 'Awa', 'Tui Creek', 'Zed'];
export const dietary = ['Vegan', 'Gluten free', 'Organic'];
const nouns = ['Milk', 'Bread', 'Kūmara', 'Beans', 'Wine', 'Tea'];
const sizes = [
  ['1 L', 1000, 'ml', '1 L'],
  ['500 g', 500, 'g', '100 g'],
  ['2 kg', 2000, 'g', '1 kg'],
  ['6 pk', 6, 'each', '1 ea'],
] as const;

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function inventProducts(count: number, seed: number): ProductFacts[] {
  const next = chance(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const maybe = <T>(share: number, value: () => T): T | null => (next() < share ? value() : null);
  return Array.from({ length: count }, (_, n): ProductFacts => {
    const [d, a, s] = [upTo(3), upTo(3), upTo(2)];
    const [sizeText, sizeAmount, sizeUnit, measure] = pick(sizes);
    const priceCents = 100 + upTo(25) * 100;
    const noun = pick(nouns);
    const brand = pick(brands);
    return {
      sku: String(200_000 + n),
      name: `${brand} ${noun} ${upTo(4)}`,
      brand,
      variety: maybe(0.3, () => 'Red'),
      kind: noun.toLowerCase(),
      sizeText,
      sizeAmount,
      sizeUnit,
      slug: `product-${n}`,
      unit: 'Each',
      departmentId: d + 1,
      aisleId: d * 10 + a + 1,
      shelfId: d * 100 + a * 10 + s + 1,
      restriction: 'None',
      isSustainable: next() < 0.2,
      subsAllowed: true,
      hasShopperNotes: n % 10 === 0,
      isWithdrawn: next() < 0.05,
      priceCents,
      saleCents: maybe(0.2, () => Math.round(priceCents * pick([0.4, 0.5, 0.8]))),
      memberCents: maybe(0.1, () => priceCents - 50),
      multibuy: maybe(0.1, () => ({ quantity: 2, valueCents: priceCents * 2 - 100, groupId: 'g1' })),
      boostPoints: maybe(0.1, () => 200),
      bonusPoints: maybe(0.1, () => 20),
      targetedOfferCents: maybe(0.05, () => 100),
      isGreatPrice: next() < 0.1,
      campaignId: null,
      adId: null,
      isNew: next() < 0.1,
      availableFromDay: 20_000 + upTo(30),
      popularity: upTo(50),
      groups: [...(next() < 0.1 ? ['g1'] : []), ...(next() < 0.1 ? ['picnic'] : [])],
      minThousandths: 1000,
      maxThousandths: 99_000,
      incrementThousandths: 1000,
      pieceGrams: null,
      unitPriceTenths: 10 + upTo(20) * 10,
      measure,
      dietary: dietary.filter(() => next() < 0.3),
      allergens: [],
      mayContain: [],
      ingredients: null,
      nutrition: { serveAmount: 25, rows: [{ name: 'Energy', unit: 'kJ', per100Tenths: 8_000 }] },
      servesPerPack: 20,
      storage: null,
      origin: 'New Zealand',
      description: 'Good.',
      alcoholPercentTenths: null,
      words: [],
      packForm: 'box',
      art: 'box',
      packHue: 0,
      stockByStore: Uint8Array.from(stores, () => pick([0, 0, 3, 50])),
    };
  });
}

const departmentName = (id: number) => places.find((place) => place.id === id)?.name ?? '';
export const entriesOf = (products: readonly ProductFacts[]) =>
  products.map((facts) => entryOf(facts, departmentName(facts.departmentId), `/assets/packs/${facts.sku}.svg`));

export const indexOf = (products: readonly ProductFacts[], version = 'v1') =>
  buildIndex({ version, departments: places, stores, groups, entries: entriesOf(products) });

export async function viewOf(products: readonly ProductFacts[]): Promise<CatalogueView> {
  const bySku = new Map(products.map((facts) => [facts.sku, facts]));
  return createView(await indexOf(products), async (sku) => bySku.get(sku) ?? null);
}
