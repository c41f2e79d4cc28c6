import type { Catalogue, ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Database, Reader, Transaction } from '../database.ts';
import { insertMany } from '../insert-many.ts';
import { rowOf } from '../repositories/catalogue.rows.ts';
import { catalogueVersion } from '../repositories/catalogue.ts';
import type { Schema } from '../schema.ts';

/** What a new store begins with. */
export type Seed = {
  readonly name: string;
  readonly catalogue: Pick<Catalogue, 'departments' | 'groups'> & { readonly products: Iterable<ProductFacts> };
  readonly tables: { readonly [T in SeededTable]: Iterable<Schema[T]> };
};
type SeededTable =
  | 'stores'
  | 'pickup_points'
  | 'suburbs'
  | 'addresses'
  | 'content_pages'
  | 'meta_tags'
  | 'flags'
  | 'settings';
const seededTables: readonly SeededTable[] = [
  'stores',
  'pickup_points',
  'suburbs',
  'addresses',
  'content_pages',
  'meta_tags',
  'flags',
  'settings',
];

/**
 * Fills an empty store, in one transaction: a process that dies in the middle has seeded nothing, and the next one begins
 * again. False when there was a catalogue already. `makeSeed` is asked only when it is needed.
 */
export async function seedIfEmpty(
  db: Database,
  lineage: string,
  makeSeed: () => Seed | Promise<Seed>,
): Promise<boolean> {
  if (await catalogueVersion(db.read)) return false;
  const seed = await makeSeed();
  return db.transaction(async (trx) => {
    if (await catalogueVersion(trx)) return false;
    await seedCatalogue(trx, db, seed);
    for (const table of seededTables) await insertMany(trx, db.engine, table, seed.tables[table]);
    const size = await trx
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await insertMany(trx, db.engine, 'catalogue_version', [
      { id: 1, version: 1, lineage, size: size.count, seed: seed.name },
    ]);
    return true;
  });
}

/** Whether the store was filled before there were points to pick up. */
export async function lacksPickupPoints(db: Reader): Promise<boolean> {
  return (await db.selectFrom('pickup_points').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Gives a store that was filled before there were any its points to pick up, as far as it has the stores they belong to. */
export async function seedPickupPoints(db: Database, makeSeed: () => Seed | Promise<Seed>): Promise<void> {
  if (!(await lacksPickupPoints(db.read))) return;
  const { tables } = await makeSeed();
  await db.transaction(async (trx) => {
    if (!(await lacksPickupPoints(trx))) return;
    const stores = new Set((await trx.selectFrom('stores').select('id').execute()).map(({ id }) => id));
    const points = Iterator.from(tables.pickup_points).filter((point) => stores.has(point.store_id));
    await insertMany(trx, db.engine, 'pickup_points', points);
  });
}

/** Settings that stores were filled without until there were such. */
const laterSettings: readonly string[] = ['deliverySaver'];

/** Whether the store was filled before there were some of its settings. */
export async function lacksSettings(db: Reader): Promise<boolean> {
  const had = await db.selectFrom('settings').select('name').where('name', 'in', laterSettings).execute();
  return had.length < laterSettings.length;
}

/** Gives a store that was filled before there were such the settings it lacks; those that it has stay as they are. */
export async function seedSettings(db: Database, makeSeed: () => Seed | Promise<Seed>): Promise<void> {
  if (!(await lacksSettings(db.read))) return;
  const { tables } = await makeSeed();
  const later = Iterator.from(tables.settings).filter(({ name }) => laterSettings.includes(name));
  await db.transaction(async (trx) => {
    for (const group of later)
      await trx
        .insertInto('settings')
        .values(group)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
  });
}

async function seedCatalogue(trx: Transaction, { engine }: Database, { catalogue }: Seed): Promise<void> {
  const { departments, groups, products } = catalogue;
  const aisles = departments.flatMap((department) => department.aisles.map((aisle) => ({ ...aisle, department })));
  const shelves = aisles.flatMap((aisle) => aisle.shelves.map((shelf) => ({ ...shelf, aisle })));
  await insertMany(
    trx,
    engine,
    'departments',
    departments.map(({ id, slug, name, image, isRestricted }, position) => ({
      id,
      slug,
      name,
      position,
      image,
      is_restricted: isRestricted ? 1 : 0,
    })),
  );
  await insertMany(
    trx,
    engine,
    'aisles',
    aisles.map(({ id, slug, name, department }, position) => ({
      id,
      slug,
      name,
      position,
      department_id: department.id,
    })),
  );
  await insertMany(
    trx,
    engine,
    'shelves',
    shelves.map(({ id, slug, name, aisle }, position) => ({ id, slug, name, position, aisle_id: aisle.id })),
  );
  await insertMany(
    trx,
    engine,
    'product_groups',
    groups.map(({ id, title, isDynamic }, position) => ({ id, title, is_dynamic: isDynamic ? 1 : 0, position })),
  );
  await insertMany(trx, engine, 'products', Iterator.from(products).map(rowOf));
}
