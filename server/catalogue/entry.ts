import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { availabilityStatuses } from '#services/catalogue/catalogue.words.ts';
import type { Label } from '#services/dietary/dietary.rules.ts';

export type AvailabilityStatus = (typeof availabilityStatuses)[number];
/** Ways a product may be cheaper than usual, or talked of; a product may have several. Their place here is their bit. */
export const offerKinds = [
  'GreatPrice',
  'Special',
  'MultiBuy',
  'MemberPrice',
  'BoostOffer',
  'BonusPoints',
  'TargetedOffer',
  'New',
] as const;
export type OfferKind = (typeof offerKinds)[number];

/** One product as the index takes it in. The card is as a store shows it that has the product on its shelf. */
export type Entry = {
  readonly card: ProductWire;
  readonly shelfId: number;
  /** What it is, whoever makes it: "potato chips". */
  readonly kind: string;
  /** The larger, the more it is bought: the order of everything that asks for no other. */
  readonly popularity: number;
  /** Whole days since 1970 of the day it was first sold. */
  readonly soldSinceDay: number;
  readonly offers: readonly OfferKind[];
  readonly dietary: readonly string[];
  /** Null where there is none to read. */
  readonly label: Label | null;
  /** Product groups it belongs to, by id. */
  readonly groups: readonly string[];
  /** Other names it should be found by. */
  readonly words: readonly string[];
  /** A status for each store, in the order of the stores. */
  readonly stock: Uint8Array;
};

export type ShelfNode = { readonly id: number; readonly name: string; readonly slug: string };
export type AisleNode = ShelfNode & { readonly shelves: readonly ShelfNode[] };
export type DepartmentNode = ShelfNode & {
  readonly image: string;
  readonly isRestricted: boolean;
  readonly aisles: readonly AisleNode[];
};
export type StoreNode = { readonly id: number; readonly name: string; readonly town: string };
/** A group is asked for by its id, a dynamic group by its name; here both are `id`. */
export type GroupNode = { readonly id: string; readonly title: string; readonly isDynamic: boolean };

export type CatalogueInput = {
  /** Changes with anything the index is made of. */
  readonly version: string;
  readonly departments: readonly DepartmentNode[];
  readonly stores: readonly StoreNode[];
  readonly groups: readonly GroupNode[];
  readonly entries: Iterable<Entry> | AsyncIterable<Entry>;
};

/** Statuses by their number in a stock column; the first two can be bought. From the fourth on, nothing is brought. */
export const statusOf = (code: number): AvailabilityStatus => availabilityStatuses[code] ?? 'Unavailable';
export const canBeBought = (code: number): boolean => (code & 3) < 2;
