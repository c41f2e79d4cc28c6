import type { SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { type OfferKind, offerKinds } from '../entry.ts';
import type { IndexHead } from '../index-data.ts';
import type { Place } from '../places.ts';
import { priceBands } from '../price-bands.ts';

/** The facets of a listing. Values of an "any" facet widen each other, values of an "all" facet narrow each other. */
export const facetKinds = [
  { key: 'Brand', name: 'Brand', isBooleanValue: false },
  { key: 'Offer', name: 'Offers', isBooleanValue: false },
  { key: 'Price', name: 'Price', isBooleanValue: false },
  { key: 'Dietary', name: 'Dietary and lifestyle', isBooleanValue: true },
] as const;
export type FacetKey = (typeof facetKinds)[number]['key'];

export const offerNames: Readonly<Record<OfferKind, string>> = {
  GreatPrice: 'Great price',
  Special: 'Special',
  MultiBuy: 'Multibuy',
  MemberPrice: 'Onecard Club',
  BoostOffer: 'Boost',
  BonusPoints: 'Bonus points',
  TargetedOffer: 'Just for you',
  New: 'New',
};

/** What the filters of a listing choose, as flags (one a value) or bits; null and 0 choose nothing. */
export type Selection = {
  readonly brands: Uint8Array | null;
  readonly offers: number;
  readonly prices: number;
  readonly dietary: number;
  readonly departments: Uint8Array | null;
  readonly aisles: Uint8Array | null;
  readonly shelves: Uint8Array | null;
  /** The filters that chose something, with the names the server gives them. */
  readonly understood: readonly SearchFilter[];
};

const fromLower = <T>(values: readonly T[], text: (value: T) => string) =>
  new Map(values.map((value, position) => [text(value).toLowerCase(), position]));

/** Reads filters against one index; a filter that names nothing there chooses nothing and is left out. */
export function createSelector(head: IndexHead) {
  const { departments, aisles, shelves } = head.places;
  const values: Readonly<Record<FacetKey, ReadonlyMap<string, number>>> = {
    Brand: fromLower(head.brands, (brand) => brand),
    Offer: fromLower(offerKinds, (offer) => offer),
    Price: fromLower(priceBands, (band) => band.value),
    Dietary: fromLower(head.dietary, (fact) => fact),
  };
  const levels = { department: departments, aisle: aisles, shelf: shelves } as const;
  const groupNames = { department: 'Department', aisle: 'Aisle', shelf: 'Shelf' } as const;
  const byId: Readonly<Record<string, ReadonlyMap<string, number>>> = Object.fromEntries(
    Object.entries(levels).map(([level, places]) => [level, fromLower<Place>(places, (place) => String(place.id))]),
  );
  const nameOf: Readonly<Record<FacetKey, (position: number) => readonly [value: string, name: string]>> = {
    Brand: (position) => [head.brands[position] ?? '', head.brands[position] ?? ''],
    Offer: (position) => {
      const offer = offerKinds[position] ?? 'Special';
      return [offer, offerNames[offer]];
    },
    Price: (position) => [priceBands[position]?.value ?? '', priceBands[position]?.name ?? ''],
    Dietary: (position) => [head.dietary[position] ?? '', head.dietary[position] ?? ''],
  };

  const select = (filters: readonly SearchFilter[], dasFilters: readonly SearchFilter[]): Selection => {
    const chosen = {
      Brand: new Set<number>(),
      Offer: new Set<number>(),
      Price: new Set<number>(),
      Dietary: new Set<number>(),
    };
    const places = { department: new Set<number>(), aisle: new Set<number>(), shelf: new Set<number>() };
    const understood: SearchFilter[] = [];
    for (const filter of filters) {
      const kind = facetKinds.find(({ key }) => key.toLowerCase() === filter.key.toLowerCase());
      const position = kind && values[kind.key].get(filter.value.toLowerCase());
      if (!kind || position === undefined || chosen[kind.key].has(position)) continue;
      chosen[kind.key].add(position);
      const [value, name] = nameOf[kind.key](position);
      understood.push({ key: kind.key, value, name, isBooleanValue: kind.isBooleanValue });
    }
    for (const filter of dasFilters) {
      const level = (filter.group ?? filter.key).toLowerCase();
      if (level !== 'department' && level !== 'aisle' && level !== 'shelf') continue;
      const position = byId[level]?.get(filter.value);
      const place = levels[level][position ?? -1];
      if (position === undefined || !place || places[level].has(position)) continue;
      places[level].add(position);
      const group = groupNames[level];
      understood.push({ key: group, value: String(place.id), name: place.name, isBooleanValue: false, group });
    }
    const flags = (set: ReadonlySet<number>, length: number) => {
      if (set.size === 0) return null;
      const array = new Uint8Array(length);
      for (const position of set) array[position] = 1;
      return array;
    };
    const bits = (set: ReadonlySet<number>) => [...set].reduce((all, position) => all | (1 << position), 0);
    return {
      brands: flags(chosen.Brand, head.brands.length),
      offers: bits(chosen.Offer),
      prices: bits(chosen.Price),
      dietary: bits(chosen.Dietary),
      departments: flags(places.department, departments.length),
      aisles: flags(places.aisle, aisles.length),
      shelves: flags(places.shelf, shelves.length),
      understood,
    };
  };
  return { select, nameOf };
}
export type Selector = ReturnType<typeof createSelector>;
