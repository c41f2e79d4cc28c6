import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ListingQuery, Sort } from '#services/catalogue/catalogue.contract.ts';
import { groups, places, stores } from './invented.ts';

/** What belongs to whoever asks, by product codes. */
export type OwnSkus = { readonly favourites?: readonly string[]; readonly trolley?: readonly string[] };

/** What a listing must say, worked out the slow way: every product is looked at for every question. */
export type Expected = {
  readonly totalItems: number;
  readonly skus: readonly string[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly das: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const offersOf = (p: ProductFacts): string[] => [
  ...(p.isGreatPrice ? ['GreatPrice'] : []),
  ...(p.saleCents !== null ? ['Special'] : []),
  ...(p.multibuy ? ['MultiBuy'] : []),
  ...(p.memberCents !== null ? ['MemberPrice'] : []),
  ...(p.boostPoints !== null ? ['BoostOffer'] : []),
  ...(p.bonusPoints !== null ? ['BonusPoints'] : []),
  ...(p.targetedOfferCents !== null ? ['TargetedOffer'] : []),
  ...(p.isNew ? ['New'] : []),
];
const todayOf = (p: ProductFacts) => (p.isWithdrawn ? null : (p.saleCents ?? p.priceCents));
const bandOf = (p: ProductFacts): string[] => {
  const cents = todayOf(p);
  if (cents === null) return [];
  return [cents < 500 ? 'under-5' : cents < 1000 ? '5-to-10' : cents < 2000 ? '10-to-20' : 'over-20'];
};
const dietaryOf = (p: ProductFacts) => [...p.dietary, ...(p.isSustainable ? ['Sustainable'] : [])];
const savedPercent = (p: ProductFacts) =>
  p.saleCents === null ? 0 : Math.round(((p.priceCents - p.saleCents) * 100) / p.priceCents);
const perUnit: Readonly<Record<string, number>> = { '1 L': 1, '100 g': 10, '1 kg': 1, '1 ea': 1 };
const unitPrice = (p: ProductFacts) => (p.isWithdrawn ? null : p.unitPriceTenths * (perUnit[p.measure] ?? 1));
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const walk = places.flatMap((d) => d.aisles.flatMap((a) => a.shelves.map((s) => s.id)));

type Valued = readonly [key: string, of: (p: ProductFacts) => readonly string[], kind: 'any' | 'all'];
const facets: readonly Valued[] = [
  ['Brand', (p) => [p.brand], 'any'],
  ['Offer', offersOf, 'any'],
  ['Price', bandOf, 'any'],
  ['Dietary', dietaryOf, 'all'],
];
const levels: readonly Valued[] = [
  ['Department', (p) => [String(p.departmentId)], 'any'],
  ['Aisle', (p) => [String(p.aisleId)], 'any'],
  ['Shelf', (p) => [String(p.shelfId)], 'any'],
];

export function inScope(p: ProductFacts, q: ListingQuery, own: OwnSkus = {}): boolean {
  const d = places.find((one) => one.slug === q.department);
  const a = d?.aisles.find((one) => one.slug === q.aisle);
  const s = a?.shelves.find((one) => one.slug === q.shelf);
  const offers = offersOf(p);
  const target = {
    browse: true,
    search: true,
    favourites: own.favourites?.includes(p.sku) === true,
    specials: ['Special', 'MultiBuy', 'MemberPrice', 'GreatPrice'].some((offer) => offers.includes(offer)),
    boosts: offers.includes('BoostOffer'),
    group: p.groups.includes(groups.find((g) => !g.isDynamic && g.id === q.groupId)?.id ?? '?'),
    'dynamic-group': p.groups.includes(groups.find((g) => g.isDynamic && g.id === q.dynamicGroup)?.id ?? '?'),
  }[q.target];
  const discount =
    q.discount === undefined || (q.discount === 'half-price' ? savedPercent(p) >= 50 : offers.includes(q.discount));
  return (
    target && discount && (!d || p.departmentId === d.id) && (!a || p.aisleId === a.id) && (!s || p.shelfId === s.id)
  );
}

const nullsLast = (a: number | null, b: number | null, direction: 1 | -1) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * direction;
const orders: Readonly<Record<Exclude<Sort, 'InTrolley'>, (a: ProductFacts, b: ProductFacts) => number>> = {
  name: (a, b) => (fold(a.name) < fold(b.name) ? -1 : fold(a.name) > fold(b.name) ? 1 : 0),
  PriceAsc: (a, b) => nullsLast(todayOf(a), todayOf(b), 1),
  PriceDesc: (a, b) => nullsLast(todayOf(a), todayOf(b), -1),
  CUPAsc: (a, b) => nullsLast(unitPrice(a), unitPrice(b), 1),
  CUPDesc: (a, b) => nullsLast(unitPrice(a), unitPrice(b), -1),
  Special: (a, b) =>
    Number(offersOf(a).length === 0) - Number(offersOf(b).length === 0) || savedPercent(b) - savedPercent(a),
  AvailableDate: (a, b) => b.availableFromDay - a.availableFromDay,
  Aisle: (a, b) => walk.indexOf(a.shelfId) - walk.indexOf(b.shelfId) || orders.name(a, b),
  Relevance: () => 0,
  Recency: () => 0,
};

/** Null when the page does not exist. */
export function expectedListing(
  products: readonly ProductFacts[],
  q: ListingQuery,
  storeId: number,
  own: OwnSkus = {},
): Expected | null {
  const position = Math.max(
    0,
    stores.findIndex((store) => store.id === storeId),
  );
  const canBuy = (p: ProductFacts) => !p.isWithdrawn && (p.stockByStore[position] ?? 0) > 0;
  const base = products.filter((p) => inScope(p, q, own) && (!q.inStockProductsOnly || canBuy(p)));
  const chosen = (key: string, filters: ListingQuery['filters']) =>
    filters.filter((f) => f.key === key).map((f) => f.value);
  const passes = ([key, of, kind]: Valued, p: ProductFacts, filters: ListingQuery['filters']) => {
    const values = chosen(key, filters);
    if (values.length === 0) return true;
    return kind === 'any' ? values.some((v) => of(p).includes(v)) : values.every((v) => of(p).includes(v));
  };
  const passesFilters = (p: ProductFacts, without?: string) =>
    facets.every((facet) => facet[0] === without || passes(facet, p, q.filters));
  const passesDas = (p: ProductFacts, depth = levels.length) =>
    levels.slice(0, depth).every((level) => passes(level, p, q.dasFilter));

  const counted = (of: Valued[1], isIn: (p: ProductFacts) => boolean) => {
    const counts: Record<string, number> = {};
    for (const p of base) for (const value of of(p)) counts[value] = (counts[value] ?? 0) + (isIn(p) ? 1 : 0);
    return counts;
  };
  const matching = base.filter((p) => passesFilters(p) && passesDas(p));
  const start = (q.page - 1) * q.size;
  if (q.page > 1 && start >= matching.length) return null;
  const usual = q.target === 'specials' ? 'Special' : q.target === 'favourites' ? 'Aisle' : 'Relevance';
  const order = orders[q.sort === undefined || q.sort === 'InTrolley' ? usual : q.sort];
  const isLater = ({ sku }: ProductFacts) => Number(q.sort === 'InTrolley' && own.trolley?.includes(sku) !== true);
  const ordered = [...matching].sort(
    (a, b) => isLater(a) - isLater(b) || order(a, b) || b.popularity - a.popularity || Number(a.sku) - Number(b.sku),
  );
  return {
    totalItems: matching.length,
    skus: ordered.slice(start, start + q.size).map((p) => p.sku),
    facets: Object.fromEntries(
      facets.map(([key, of, kind]) => [
        key,
        counted(of, (p) => passesDas(p) && (kind === 'any' ? passesFilters(p, key) : passesFilters(p))),
      ]),
    ),
    das: Object.fromEntries(
      levels.map(([key, of], depth) => [key, counted(of, (p) => passesFilters(p) && passesDas(p, depth))]),
    ),
  };
}
