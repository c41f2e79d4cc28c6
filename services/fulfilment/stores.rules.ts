import type { Store, StoreSearch } from './fulfilment.contract.ts';

export type Region = { readonly name: string; readonly stores: readonly Store[] };
/** What a search found, without the stores themselves: the page has them all. */
export type FoundStores = {
  readonly search: string;
  readonly near: string | null;
  readonly storeIds: readonly number[];
};

export const foundOf = ({ search, near, stores }: StoreSearch): FoundStores => ({
  search,
  near,
  storeIds: stores.map(({ id }) => id),
});

const northernmost = (stores: readonly Store[]) => Math.max(...stores.map(({ latitude }) => latitude));

/** The regions from north to south, the stores of each by their name. */
export function regionsOf(stores: readonly Store[]): readonly Region[] {
  const byRegion = new Map<string, Store[]>();
  for (const store of stores) byRegion.set(store.region, [...(byRegion.get(store.region) ?? []), store]);
  return [...byRegion]
    .map(([name, some]) => ({ name, stores: some.sort((a, b) => (a.name < b.name ? -1 : 1)) }))
    .sort((a, b) => northernmost(b.stores) - northernmost(a.stores));
}

/** The stores of these ids, in the order of the ids. */
export const storesOf = (stores: readonly Store[], ids: readonly number[]): readonly Store[] =>
  ids.flatMap((id) => stores.find((store) => store.id === id) ?? []);

/** The fragment under which a region stands on the page of stores. */
export const regionAnchorOf = (name: string): string =>
  `region-${name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .replace(/[\s-]+/g, '-')}`;

/** The fragment under which a store stands on the page of stores. */
export const anchorOf = (storeId: number): string => `store-${storeId}`;

/** The store of such a fragment; null when it names none. */
export const storeIdOf = (anchor: string): number | null => {
  const [, digits] = /^store-([1-9]\d*)$/.exec(anchor) ?? [];
  return digits === undefined ? null : Number(digits);
};
