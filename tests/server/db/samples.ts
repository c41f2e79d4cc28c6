import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Database } from '#server/db/database.ts';
import { insertMany } from '#server/db/insert-many.ts';
import { rowOf } from '#server/db/repositories/catalogue.rows.ts';

export const kumara: ProductFacts = {
  sku: '100001',
  name: 'Kūmara Red',
  brand: 'Māra',
  variety: 'Red',
  kind: 'kūmara',
  sizeText: 'per kg',
  sizeAmount: 1000,
  sizeUnit: 'g',
  slug: 'mara-kumara-red',
  unit: 'Kg',
  departmentId: 1,
  aisleId: 1,
  shelfId: 1,
  restriction: 'None',
  isSustainable: true,
  subsAllowed: true,
  hasShopperNotes: true,
  isWithdrawn: false,
  priceCents: 499,
  saleCents: null,
  memberCents: 450,
  multibuy: null,
  boostPoints: null,
  bonusPoints: 10,
  targetedOfferCents: null,
  isGreatPrice: false,
  campaignId: null,
  adId: null,
  isNew: false,
  availableFromDay: 20_000,
  popularity: 900,
  groups: ['summer'],
  minThousandths: 100,
  maxThousandths: 20_000,
  incrementThousandths: 100,
  pieceGrams: 250,
  unitPriceTenths: 499,
  measure: '100 g',
  dietary: ['Vegan'],
  allergens: [],
  mayContain: [],
  ingredients: null,
  nutrition: null,
  servesPerPack: null,
  storage: 'Keep cool and dark.',
  origin: 'Grown in Aotearoa New Zealand',
  description: 'Sweet and red.',
  alcoholPercentTenths: null,
  words: ['sweet potato'],
  packForm: 'loose',
  art: 'kumara',
  packHue: 350,
  stockByStore: Uint8Array.from([0, 9, 10, 255]),
};
export const milk: ProductFacts = {
  ...kumara,
  sku: '100002',
  name: 'Milk Blue',
  shelfId: 2,
  isWithdrawn: true,
  nutrition: { serveAmount: 250, rows: [] },
};
export const bread: ProductFacts = { ...kumara, sku: '100003', name: 'Bread Toast', saleCents: 300, shelfId: 2 };
export const sampleProducts = [kumara, milk, bread];

/** A shop of one department, one aisle, two shelves and three products. */
export async function stockTheShop(db: Database): Promise<void> {
  const place = (id: number, slug: string) => ({ id, slug, name: slug.toUpperCase(), position: id });
  await db.transaction(async (trx) => {
    await insertMany(trx, db.engine, 'departments', [
      { ...place(1, 'fruit-veg'), image: '/d/1.svg', is_restricted: 0 },
    ]);
    await insertMany(trx, db.engine, 'aisles', [{ ...place(1, 'veg'), department_id: 1 }]);
    await insertMany(trx, db.engine, 'shelves', [
      { ...place(2, 'other'), aisle_id: 1 },
      { ...place(1, 'roots'), aisle_id: 1 },
    ]);
    await insertMany(trx, db.engine, 'product_groups', [{ id: 'summer', title: 'Summer', is_dynamic: 0, position: 1 }]);
    await insertMany(trx, db.engine, 'products', sampleProducts.map(rowOf));
    await insertMany(trx, db.engine, 'catalogue_version', [
      { id: 1, version: 1, lineage: 'first', size: 3, seed: 'kete' },
    ]);
  });
}
