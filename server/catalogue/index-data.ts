import type { GroupNode, StoreNode } from './entry.ts';
import type { Places } from './places.ts';
import type { Phrase } from './search/phrases.ts';

/** What the index knows in words. */
export type IndexHead = {
  readonly version: string;
  readonly products: number;
  readonly places: Places;
  readonly stores: readonly StoreNode[];
  readonly groups: readonly GroupNode[];
  readonly brands: readonly string[];
  readonly dietary: readonly string[];
  /** What may be suggested to search for, what is bought most first. */
  readonly phrases: readonly Phrase[];
};

/**
 * What the index knows in numbers. Products are numbered in the order of their popularity, so a list of them in
 * ascending order is already in the order that a listing shows first.
 */
export type IndexColumns = {
  readonly sku: Uint32Array;
  readonly department: Uint8Array;
  readonly aisle: Uint16Array;
  readonly shelf: Uint16Array;
  readonly brand: Uint16Array;
  /** A bit for each offer, by its place in the tag types. */
  readonly offers: Uint16Array;
  /** A bit for each dietary fact. */
  readonly dietary: Uint32Array;
  /** What its label says of allergens, as `diet.ts` writes it. */
  readonly allergens: Uint32Array;
  readonly priceBand: Uint8Array;
  readonly savedPercent: Uint8Array;
  /** The same number for products of one kind that are measured alike; 0 for what is compared with nothing. */
  readonly comparable: Uint32Array;
  /** The same number for one brand's packs of one size. */
  readonly pack: Uint32Array;
  /** The same number for flavours: comparable, of one pack, at one price by the cheapest way to buy them. */
  readonly flavour: Uint32Array;
  /** A status for each store and product: all products of the first store, then of the second. */
  readonly stock: Uint8Array;

  readonly departmentFrom: Uint32Array;
  readonly departmentDocs: Uint32Array;
  readonly aisleFrom: Uint32Array;
  readonly aisleDocs: Uint32Array;
  readonly shelfFrom: Uint32Array;
  readonly shelfDocs: Uint32Array;
  readonly brandFrom: Uint32Array;
  readonly brandDocs: Uint32Array;
  readonly offerFrom: Uint32Array;
  readonly offerDocs: Uint32Array;
  /** The comparable ones, the cheapest a measure first, by the cheapest way to buy each. */
  readonly comparableFrom: Uint32Array;
  readonly comparableDocs: Uint32Array;
  readonly groupFrom: Uint32Array;
  readonly groupDocs: Uint32Array;

  readonly byName: Uint32Array;
  readonly byPriceAsc: Uint32Array;
  readonly byPriceDesc: Uint32Array;
  readonly byUnitPriceAsc: Uint32Array;
  readonly byUnitPriceDesc: Uint32Array;
  readonly bySpecial: Uint32Array;
  readonly byAvailableDate: Uint32Array;
  readonly byAisle: Uint32Array;

  readonly termFrom: Uint32Array;
  readonly termDocs: Uint32Array;
  /** How much it says about the product that the word stands there: 1 to 255. */
  readonly termWeights: Uint8Array;
  /** The word for what a product is, and 65,535 where there is none. */
  readonly head: Uint16Array;
  /** What sets it apart from the plain thing, a bit each. */
  readonly claims: Uint16Array;

  readonly recordFrom: Float64Array;
  readonly recordBytes: Uint32Array;
};

/** The cards as JSON, one after the other, in memory or in a file. */
export interface Records {
  read(from: number, bytes: number): string;
  close(): void;
}

export type IndexData = {
  readonly head: IndexHead;
  readonly columns: IndexColumns;
  /** Every word of the index, sorted. */
  readonly terms: readonly string[];
  readonly records: Records;
};
