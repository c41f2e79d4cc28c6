import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { stores as openStores } from '#fixtures/stores.ts';
import { suburbs } from '#fixtures/suburbs.ts';
import { buildIndex } from '#server/catalogue/build-index.ts';
import { type CatalogueView, createView } from '#server/catalogue/catalogue.ts';
import { entryOf } from '#server/catalogue/entry-of.ts';
import { freshnessOf } from '#server/fulfilment/goods.ts';
import type { HeldSlot } from '#server/fulfilment/hold.ts';
import type { Places } from '#server/fulfilment/places.ts';
import { reserve } from '#server/db/repositories/holds.ts';
import { heldSlot } from '../fulfilment/held.sample.ts';
import { nowMs, openShop, type Shop, type SignedIn } from './shop.ts';

/** What may be brought to each: everything; less; only what keeps; nothing. All shop at one store. */
export const areas = { all: 'Ponsonby', less: 'Oneroa', dry: 'Pōrangahau', none: 'Tryphena' } as const;
export type Area = keyof typeof areas;
export const storeId = 9;

type Kept = 'keeps' | 'fresh' | 'delicate';
export type AreaShop = Shop & {
  readonly places: Places;
  readonly catalogue: { readonly view: CatalogueView };
  /** Products that the store has, by how they keep. */
  having(kept: Kept): readonly ProductFacts[];
  readonly facts: readonly ProductFacts[];
  keptOf(facts: ProductFacts): Kept;
  suburbId(area: Area): number;
  /** Cookie and headers of a guest who has groceries brought there. */
  guestIn(area: Area): Promise<Readonly<Record<string, string>>>;
  shopperIn(area: Area): Promise<SignedIn>;
  moveTo(who: SignedIn, area: Area): Promise<void>;
  holds(who: SignedIn, slot?: Partial<HeldSlot>): Promise<void>;
};

/** The shop with the catalogue of the fixtures, at one store that delivers to an area of every kind. */
export async function openAreaShop(): Promise<AreaShop> {
  const { departments, groups, products } = generateCatalogue({ seed: 1, size: 1_500 });
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  const index = await buildIndex({
    version: 'areas',
    departments,
    groups,
    stores: [7, 3, storeId].map((id) => ({ id, name: `Store ${id}`, town: 'Town' })),
    entries: products.map((facts) => entryOf(facts, names.get(facts.departmentId) ?? '', '/p.svg')),
  });
  const view = createView(index, async (sku) => products.find((facts) => facts.sku === sku) ?? null);
  const here = suburbs
    .filter(({ name }) => Object.values<string>(areas).includes(name))
    .map((suburb) => ({ ...suburb, storeId }));
  const store = { ...(openStores[0] as (typeof openStores)[number]), id: storeId };
  const pickup = { ...store, kind: 'store' as const, fulfilmentStoreId: storeId, instructions: null };
  const place = { ...pickup, pickupTypes: [...store.pickupKinds] };
  const places: Places = {
    store: (id) => (id === storeId ? store : null),
    suburb: (id) => here.find((suburb) => suburb.id === id) ?? null,
    pickupAddress: (id) => (id === storeId ? place : null),
    pickupAddresses: [place],
  };
  const shop = await openShop({ catalogue: { view }, places });
  const slugs = new Map(
    departments.flatMap(({ slug, aisles }) =>
      aisles.flatMap((aisle) => aisle.shelves.map((shelf) => [shelf.id, [slug, aisle.slug, shelf.slug] as const])),
    ),
  );
  const keptOf = ({ shelfId }: ProductFacts): Kept => freshnessOf(...(slugs.get(shelfId) ?? ['', '', ''])) ?? 'keeps';
  const suburbId = (area: Area) => here.find(({ name }) => name === areas[area])?.id ?? 0;
  const choose = (area: Area, headers?: HeadersInit) =>
    shop.send('PUT', `/api/v1/fulfilment/my/suburbs/${suburbId(area)}`, undefined, headers);
  const made = {
    places,
    catalogue: { view },
    facts: products,
    keptOf,
    suburbId,
    having: (kept: Kept) =>
      products.filter(
        (one) =>
          keptOf(one) === kept &&
          !one.isWithdrawn &&
          one.unit === 'Each' &&
          one.maxThousandths !== null &&
          one.restriction === 'None' &&
          (one.stockByStore[2] ?? 0) > 0,
      ),
    async guestIn(area: Area) {
      const cookie = (await choose(area)).headers.get('set-cookie')?.split(';')[0] ?? '';
      return { cookie };
    },
    async shopperIn(area: Area) {
      const who = await shop.signedIn();
      await choose(area, who.headers);
      return who;
    },
    moveTo: async (who: SignedIn, area: Area) => void (await choose(area, who.headers)),
    async holds({ accountId }: SignedIn, more: Partial<HeldSlot> = {}) {
      const slot = heldSlot({ startMs: nowMs + 9e6, endMs: nowMs + 12e6, cutOffMs: nowMs + 8e6, ...more });
      const { id, place: of, startMs } = slot;
      await shop.db.transaction((trx) =>
        reserve(trx, {
          shopperId: accountId,
          reservationId: `r-${accountId}`,
          slot: { id, place: of, startMs, capacity: 1_000 },
          facts: { slot, isTimed: true, lines: [] },
          heldMs: nowMs,
          heldUntilMs: nowMs + 6e6,
        }),
      );
    },
  };
  return Object.assign(shop, made);
}
