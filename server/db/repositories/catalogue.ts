import type { DepartmentFacts, GroupFacts, ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import { productOf } from './catalogue.rows.ts';

export type CatalogueVersion = {
  /** Changes with anything that the index is made of. */
  readonly text: string;
  readonly size: number;
  readonly seed: string;
};

/** The version that stands now; null before the store was seeded. */
export async function catalogueVersion(db: Reader): Promise<CatalogueVersion | null> {
  const row = await db.selectFrom('catalogue_version').selectAll().where('id', '=', 1).executeTakeFirst();
  return row ? { text: `${row.lineage}.${row.version}`, size: row.size, seed: row.seed } : null;
}

/** To be called in each transaction that changes what the index is made of: every process reads it anew. */
export async function bumpCatalogueVersion(trx: Transaction): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

const pageOfRows = 2_000;

/** Every product in the order of its code, read in pages so that none of them holds the database. */
export async function* allProducts(db: Reader): AsyncGenerator<ProductFacts> {
  for (let after = ''; ; ) {
    const query = db.selectFrom('products').selectAll().where('sku', '>', after).orderBy('sku').limit(pageOfRows);
    const rows = await query.execute();
    for (const row of rows) yield productOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageOfRows) return;
    after = last.sku;
  }
}

export async function productBySku(db: Reader, sku: string): Promise<ProductFacts | null> {
  const row = await db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst();
  return row ? productOf(row) : null;
}

/** The tree of the shop, in its order. */
export async function departmentTree(db: Reader): Promise<readonly DepartmentFacts[]> {
  const [departments, aisles, shelves] = await Promise.all([
    db.selectFrom('departments').selectAll().orderBy('position').execute(),
    db.selectFrom('aisles').selectAll().orderBy('position').execute(),
    db.selectFrom('shelves').selectAll().orderBy('position').execute(),
  ]);
  const shelvesOf = Map.groupBy(shelves, (shelf) => shelf.aisle_id);
  const aislesOf = Map.groupBy(aisles, (aisle) => aisle.department_id);
  return departments.map(({ id, name, slug, image, is_restricted }) => ({
    id,
    name,
    slug,
    image,
    isRestricted: is_restricted === 1,
    aisles: (aislesOf.get(id) ?? []).map((aisle) => ({
      id: aisle.id,
      name: aisle.name,
      slug: aisle.slug,
      shelves: (shelvesOf.get(aisle.id) ?? []).map((shelf) => ({ id: shelf.id, name: shelf.name, slug: shelf.slug })),
    })),
  }));
}

export async function productGroups(db: Reader): Promise<readonly GroupFacts[]> {
  const rows = await db.selectFrom('product_groups').selectAll().orderBy('position').execute();
  return rows.map(({ id, title, is_dynamic }) => ({ id, title, isDynamic: is_dynamic === 1 }));
}

export type NewPrice = Pick<ProductFacts, 'priceCents' | 'saleCents' | 'memberCents' | 'unitPriceTenths'>;

/** Changes what a product costs; false when there is no such product. */
export async function setPrice(trx: Transaction, sku: string, price: NewPrice): Promise<boolean> {
  const values = given({
    price_cents: price.priceCents,
    sale_cents: price.saleCents,
    member_cents: price.memberCents,
    unit_price_tenths: price.unitPriceTenths,
  });
  const { numUpdatedRows } = await trx.updateTable('products').set(values).where('sku', '=', sku).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await bumpCatalogueVersion(trx);
  return true;
}
