import type { Random } from '#fixtures/random.ts';
import type { Database } from '#server/db/database.ts';
import { bumpCatalogueVersion } from '#server/db/repositories/catalogue.ts';
import { slotNameIn } from '#server/fulfilment/slot-plan.ts';
import { piecesIn, type Shelf } from './kept.ts';

const slotsWanted = 3;
const skusWanted = 8;
const fullShelf = 200;
const emptyShelf = 60;
const twoDaysMs = 2 * 24 * 3_600_000;

type Slot = { readonly id: string; readonly start: string; readonly kind: string; readonly state: string };
type Product = {
  readonly sku: string;
  readonly unit: string;
  readonly restriction: string;
  readonly availabilityStatus: string;
  readonly keptOut?: string;
};

type Read = (path: string) => Promise<{ readonly body: Readonly<Record<string, unknown>> }>;

/** Slots some days away, and things that anybody may buy. */
export async function chooseGoods(read: Read, random: Random, nowMs: number) {
  const { body } = await read('v1/fulfilment/time-slots-summary?days=7');
  const { slots, fulfilmentStoreId } = body as { slots: readonly Slot[]; fulfilmentStoreId: number };
  const open = slots.filter(
    ({ kind, state, start }) => kind === 'standard' && state === 'open' && Date.parse(start) > nowMs + twoDaysMs,
  );
  const listing = await read('v1/products?target=browse&size=120');
  const { items } = listing.body['products'] as { items: readonly Product[] };
  const plain = items.filter(
    (one) => one.unit === 'Each' && one.restriction === 'None' && one.availabilityStatus === 'In Stock' && !one.keptOut,
  );
  const some = <T>(things: readonly T[], many: number) => {
    const from = random.between(0, things.length - many);
    return things.slice(from, from + many);
  };
  return { slots: some(open, slotsWanted), skus: some(plain, skusWanted).map(({ sku }) => sku), fulfilmentStoreId };
}
export type Goods = Awaited<ReturnType<typeof chooseGoods>>;

/** Opens the chosen slots with so many places and fills the shelf; while nobody is shopping. */
export async function stockUp(db: Database, goods: Goods, places: number): Promise<Shelf> {
  const { position } = await db.read
    .selectFrom('stores')
    .select('position')
    .where('id', '=', goods.fulfilmentStoreId)
    .executeTakeFirstOrThrow();
  await db.transaction(async (trx) => {
    for (const { id, start } of goods.slots) {
      const place = slotNameIn(id)?.place ?? '';
      const row = { id, place, starts_ms: Date.parse(start), capacity: places, taken: 0 };
      await trx.insertInto('slots').values(row).execute();
    }
  });
  const shelf: Shelf = { storePosition: position, moved: new Map(), ordered: new Map() };
  await tend(db, goods, shelf, places);
  return shelf;
}

/** Sees to it that so many places are free, and fills what runs empty: as the owner would, while nobody is shopping. */
export async function tend(
  db: Database,
  { slots, skus }: Pick<Goods, 'slots' | 'skus'>,
  shelf: Shelf,
  places: number,
): Promise<void> {
  await db.transaction(async (trx) => {
    const rows = await trx.selectFrom('products').select(['sku', 'stock']).where('sku', 'in', skus).execute();
    for (const { sku, stock } of rows) {
      const left = piecesIn(stock, shelf.storePosition);
      const before = shelf.moved.get(sku);
      if (before !== undefined && left >= emptyShelf) continue;
      const at = shelf.storePosition * 2;
      const full = stock.slice(0, at) + fullShelf.toString(16).padStart(2, '0') + stock.slice(at + 2);
      await trx.updateTable('products').set({ stock: full }).where('sku', '=', sku).execute();
      shelf.moved.set(sku, before === undefined ? fullShelf : before + fullShelf - left);
      await bumpCatalogueVersion(trx);
    }
    for (const { id } of slots)
      await trx
        .updateTable('slots')
        .set((eb) => ({ capacity: eb('taken', '+', places) }))
        .where('id', '=', id)
        .execute();
  });
}

type CouponGiven = { readonly code: string; readonly mostUses: number; readonly mostPerShopper: number };

/** Gives five dollars away, so often altogether and so often to each shopper. */
export const giveCoupon = (db: Database, { code, mostUses, mostPerShopper }: CouponGiven): Promise<void> =>
  db.transaction(async (trx) => {
    const facts = JSON.stringify({ name: 'Five dollars off', off: { kind: 'amount', cents: 500 }, mostPerShopper });
    await trx.insertInto('coupons').values({ code, facts, most_uses: mostUses, uses: 0 }).execute();
  });
