import type * as v from 'valibot';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type {
  Department,
  ListingQuery,
  ListingWire,
  ProductDetailWire,
  ProductRows,
  ProductWire,
  Shelves,
  StockLevels,
  Suggestions,
} from '#services/catalogue/catalogue.contract.ts';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import type { Label } from '#services/dietary/dietary.rules.ts';
import { Cards } from './cards.ts';
import { detailOf } from './detail-of.ts';
import { canBeBought } from './entry.ts';
import { createLabels } from './diet.ts';
import { createGoesWith } from './goes-with.ts';
import type { IndexData } from './index-data.ts';
import { createListings } from './listing/listing.ts';
import { Orderer } from './listing/order.ts';
import { findPlace, type Place } from './places.ts';
import { countOf, listOf } from './postings.ts';
import { createRows, type RowPage } from './rows.ts';
import { createSearcher } from './search/searcher.ts';
import { createSuggester } from './search/suggest.ts';
import { createShelves, type ShelfOf } from './shelf.ts';

/** What belongs to whoever asks, by product codes; absent for whoever has none. */
export type Own = {
  readonly favourites?: readonly string[];
  readonly trolley?: readonly string[];
  /** How they eat. */
  readonly diet?: DietaryProfile | null;
};
/** What the store has for some words, the best first. */
export type Matching = {
  /** What was looked for, where it is not what was typed. */
  readonly corrected: string | null;
  readonly products: readonly ProductWire[];
  readonly totalItems: number;
};

type Slugs = { readonly department: string; readonly aisle: string };
/** What the index does not keep because one product page in a while asks for it. */
export type ReadFacts = (sku: string) => Promise<ProductFacts | null>;

/**
 * Answers in the words of the wire, on what somebody shops from; null for what does not exist. A store nobody knows is the
 * first one.
 */
export interface CatalogueView {
  readonly version: string;
  readonly products: number;
  /** The store of a browser that has not chosen one. */
  readonly defaultStoreId: number;
  listing(query: ListingQuery, shelf: ShelfOf, own?: Own): ListingWire | null;
  /** The best few products for some words: what the store has first, then what it has run out of. */
  matching(search: string, shelf: ShelfOf, most: number): Matching;
  /** The best of a dynamic group, what the store has first; null for a group that is not there. */
  inGroup(name: string, shelf: ShelfOf, most: number): Omit<Matching, 'corrected'> | null;
  /** What goes with what is in a trolley: of its aisles, of shelves that nothing in it is from. */
  goesWith(trolley: readonly string[], shelf: ShelfOf, most: number): readonly ProductWire[];
  product(sku: string, shelf: ShelfOf): Promise<ProductDetailWire | null>;
  /** What a card tells of it, at once. */
  card(sku: string, shelf: ShelfOf): ProductWire | null;
  /** What is known of it besides what a card tells; read from the database. */
  readonly facts: ReadFacts;
  /** The codes of what is bought most of a shelf of the shop, by its slug; of the first such shelf where there are several. */
  onShelf(slug: string, most: number): readonly string[];
  /** What its label says of how somebody eats; null where it has none, or the shop does not know it. */
  label(sku: string): Label | null;
  /** Where it stands in the shop, by slugs; null for what the shop does not know. */
  placeOf(sku: string): Record<'department' | 'aisle' | 'shelf', string> | null;
  departments(): readonly Department[];
  shelves(slugs: Slugs): v.InferInput<typeof Shelves> | null;
  suggestions(search: string, shelf: ShelfOf): v.InferInput<typeof Suggestions>;
  stockLevels(sku: string): v.InferInput<typeof StockLevels> | null;
  rows(page: RowPage, shelf: ShelfOf, sku?: string): v.InferInput<typeof ProductRows> | null;
}

/** Opens an index for asking. Everything it answers with is shared between requests and must not be changed. */
export function createView(built: IndexData, readFacts: ReadFacts): CatalogueView {
  const shelves = createShelves(built);
  const { index } = shelves;
  const { head, columns } = index;
  const { places } = head;
  const cards = new Cards(index, shelves.freshness);
  const searcher = createSearcher(index);
  const orderer = new Orderer(head.products);
  const listing = createListings(index, searcher, cards, orderer);
  const suggest = createSuggester(index, searcher);
  const rowsOf = createRows(index, cards);
  const goesWithOf = createGoesWith(index);
  const labelAt = createLabels(index);
  const docs = new Map<number, number>();
  columns.sku.forEach((sku, doc) => docs.set(sku, doc));
  const docOf = (sku: string) => docs.get(Number(sku)) ?? null;
  const docsInOrder = (skus: readonly string[]): readonly number[] =>
    skus.flatMap((sku) => {
      const doc = docOf(sku);
      return doc === null ? [] : [doc];
    });
  const docsOf = (skus: readonly string[]): Uint32Array => Uint32Array.from(new Set(docsInOrder(skus))).sort();
  const crumb = ({ name, slug }: Place) => ({ name, slug });
  function placesOf(doc: number) {
    const shelf = places.shelves[columns.shelf[doc] ?? -1];
    const aisle = places.aisles[shelf?.parent ?? -1];
    const department = places.departments[aisle?.parent ?? -1];
    return shelf && aisle && department ? { department, aisle, shelf } : null;
  }
  const departments = departmentsOf(index);

  return {
    version: head.version,
    label(sku) {
      const doc = docOf(sku);
      return doc === null ? null : labelAt(doc);
    },
    products: head.products,
    defaultStoreId: head.stores[0]?.id ?? 1,
    listing: (query, shelf, { favourites = [], trolley, diet = null } = {}) =>
      listing(query, shelves.at(shelf), {
        favourites: docsOf(favourites),
        trolley: trolley ? docsOf(trolley) : null,
        diet,
      }),
    matching(search, shelf, most) {
      const store = shelves.at(shelf);
      const { docs: found, scores, corrected } = searcher.search(search);
      const best = orderer.byScore(found, scores, 0, mostLookedAt);
      const isHere = (doc: number) => canBeBought(columns.stock[store * head.products + doc] ?? 3);
      const inOrder = [...best.filter(isHere), ...best.filter((doc) => !isHere(doc))].slice(0, most);
      return { corrected, products: inOrder.map((doc) => cards.card(doc, store)), totalItems: found.length };
    },
    inGroup(name, shelf, most) {
      const position = head.groups.findIndex(({ id, isDynamic }) => isDynamic && id === name);
      if (position < 0) return null;
      const store = shelves.at(shelf);
      const found = [...listOf({ from: columns.groupFrom, docs: columns.groupDocs }, position)];
      const isHere = (doc: number) => canBeBought(columns.stock[store * head.products + doc] ?? 3);
      const inOrder = [...found.filter(isHere), ...found.filter((doc) => !isHere(doc))].slice(0, most);
      return { products: inOrder.map((doc) => cards.card(doc, store)), totalItems: found.length };
    },
    goesWith(trolley, shelf, most) {
      const store = shelves.at(shelf);
      return goesWithOf(docsInOrder(trolley), store, most).map((doc) => cards.card(doc, store));
    },
    async product(sku, from) {
      const doc = docOf(sku);
      const card = doc === null ? null : cards.card(doc, shelves.at(from));
      const stands = placesOf(doc ?? -1);
      if (!card || !stands) return null;
      const { department, aisle, shelf } = stands;
      const store = head.stores[shelves.storeAt(from)];
      const facts = store ? await readFacts(sku) : null;
      const breadcrumb = { department: crumb(department), aisle: crumb(aisle), shelf: crumb(shelf) };
      return facts && store ? detailOf(facts, card, breadcrumb, store) : null;
    },
    card(sku, shelf) {
      const doc = docOf(sku);
      return doc === null ? null : cards.card(doc, shelves.at(shelf));
    },
    facts: readFacts,
    onShelf(slug, most) {
      const shelf = places.shelves.findIndex((one) => one.slug === slug);
      if (shelf < 0) return [];
      const found = listOf({ from: columns.shelfFrom, docs: columns.shelfDocs }, shelf).subarray(0, most);
      return Array.from(found, (doc) => String(columns.sku[doc]));
    },
    placeOf(sku) {
      const stands = placesOf(docOf(sku) ?? -1);
      return stands && { department: stands.department.slug, aisle: stands.aisle.slug, shelf: stands.shelf.slug };
    },
    departments: () => departments,
    shelves({ department, aisle }) {
      const where = findPlace(places, { department, aisle });
      const found = departments[where?.department ?? -1]?.aisles.find((one) => one.slug === aisle.toLowerCase());
      return found ? { department, aisle, shelves: found.shelves } : null;
    },
    suggestions(search, shelf) {
      const store = shelves.at(shelf);
      const found = searcher.suggest(search);
      const best = orderer.byScore(found.docs, found.scores, 0, mostLookedAt);
      const here = best.filter((doc) => canBeBought(columns.stock[store * head.products + doc] ?? 3));
      const products = here.slice(0, mostSuggested).map((doc) => cards.card(doc, store));
      return { search, ...suggest(search, found), products };
    },
    stockLevels(sku) {
      const doc = docOf(sku);
      if (doc === null) return null;
      const stores = head.stores.map(({ id, name, town }, position) => ({
        storeId: id,
        name,
        town,
        availabilityStatus: cards.status(doc, position),
      }));
      return { sku, stores };
    },
    rows(page, shelf, sku) {
      const doc = sku === undefined ? null : docOf(sku);
      if (page === 'product' && doc === null) return null;
      const store = shelves.at(shelf);
      const rows = rowsOf(page, store, doc);
      return {
        rows: rows.map(({ docs: items, ...row }) => ({ ...row, items: items.map((one) => cards.card(one, store)) })),
      };
    },
  };
}

const mostSuggested = 5;
const mostLookedAt = 40;

function departmentsOf({ head, columns }: IndexData): readonly Department[] {
  const { departments, aisles, shelves } = head.places;
  const counted = ({ id, name, slug }: Place, list: 'department' | 'aisle' | 'shelf', position: number) => ({
    id,
    name,
    slug,
    productCount: countOf({ from: columns[`${list}From`], docs: columns[`${list}Docs`] }, position),
  });
  return departments.map((department, position) => ({
    ...counted(department, 'department', position),
    image: department.image,
    isRestricted: department.isRestricted,
    aisles: aisles.slice(department.from, department.to).map((aisle, offset) => ({
      ...counted(aisle, 'aisle', department.from + offset),
      shelves: shelves.slice(aisle.from, aisle.to).map((shelf, at) => counted(shelf, 'shelf', aisle.from + at)),
    })),
  }));
}
