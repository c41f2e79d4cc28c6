import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { StoreFacts } from '#fixtures/stores.ts';
import type { Database } from '../db/database.ts';
import {
  allProducts,
  catalogueVersion,
  departmentTree,
  productBySku,
  productGroups,
} from '../db/repositories/catalogue.ts';
import type { Log } from '../log.ts';
import { type BuiltIndex, buildIndex } from './build-index.ts';
import { type CatalogueView, createView } from './catalogue.ts';
import type { Entry, StoreNode } from './entry.ts';
import { entryOf } from './entry-of.ts';
import { loadIndex } from './file/load-index.ts';
import { saveIndex } from './file/save-index.ts';
import type { IndexData } from './index-data.ts';

export type CatalogueParts = {
  readonly db: Database;
  /** Where the built index is kept between starts; null keeps it in memory alone. */
  readonly file: string | null;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Where a product's picture is. Part of the index, so its rule has a version of its own. */
  readonly images: { readonly version: string; of(facts: ProductFacts): string };
};

export interface Catalogue {
  /** The catalogue of this moment; whoever asks twice in one answer keeps it. */
  readonly view: CatalogueView;
  /** Reads anew what changed in the database; false when nothing did. Asked twice at once, it works once. */
  refresh(): Promise<boolean>;
}

/** Opens the catalogue that was built last time, or builds it from the database. */
export async function loadOrBuildCatalogue(parts: CatalogueParts): Promise<Catalogue> {
  let index = await open(parts, await versionOf(parts));
  let view = createView(index, (sku) => productBySku(parts.db.read, sku));
  let refreshing: Promise<boolean> | null = null;
  /** The index before this one: answers that began with it may still be reading. */
  let retired: IndexData | null = null;

  async function refresh(): Promise<boolean> {
    const version = await versionOf(parts);
    if (version === index.head.version) return false;
    const fresh = await open(parts, version);
    retired?.records.close();
    retired = index;
    index = fresh;
    view = createView(index, (sku) => productBySku(parts.db.read, sku));
    return true;
  }
  return {
    get view() {
      return view;
    },
    refresh: () => {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      return refreshing;
    },
  };
}

async function versionOf({ db, images }: CatalogueParts): Promise<string> {
  const version = await catalogueVersion(db.read);
  if (!version) throw new Error('The database has no catalogue yet: it must be seeded first.');
  return `${version.text}+${images.version}`;
}

async function open(parts: CatalogueParts, version: string): Promise<IndexData> {
  const { file, log } = parts;
  const kept = file === null ? null : loadIndex(file, version);
  if (kept) return kept;
  const built = await build(parts, version);
  log.info({ catalogueVersion: version, products: built.head.products }, 'The catalogue index was built.');
  if (file === null) return built;
  try {
    saveIndex(file, built);
  } catch (error) {
    log.warn({ err: error }, 'The catalogue index could not be kept; it will be built again at the next start.');
    return built;
  }
  return loadIndex(file, version) ?? built;
}

async function storeNodes(db: Database): Promise<readonly StoreNode[]> {
  const rows = await db.read.selectFrom('stores').select(['id', 'name', 'facts']).orderBy('position').execute();
  return rows.map(({ id, name, facts }) => ({ id, name, town: (JSON.parse(facts) as StoreFacts).town }));
}

async function build({ db, images }: CatalogueParts, version: string): Promise<BuiltIndex> {
  const [departments, groups, stores] = await Promise.all([
    departmentTree(db.read),
    productGroups(db.read),
    storeNodes(db),
  ]);
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  async function* entries(): AsyncGenerator<Entry> {
    for await (const facts of allProducts(db.read))
      yield entryOf(facts, names.get(facts.departmentId) ?? '', images.of(facts));
  }
  return buildIndex({ version, departments, groups, stores, entries: entries() });
}
