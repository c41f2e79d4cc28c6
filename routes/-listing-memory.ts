import type { ShopActor } from '#machines/shop/index.ts';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import type { ListingPlace, ListingSearch } from '#services/catalogue/listing-query.rules.ts';

/** What makes one listing another: where it is and what is asked of it. */
export type Question = {
  readonly target: string;
  readonly params: ListingPlace;
  readonly search: ListingSearch;
};
type Shown = { readonly question: Question; readonly listing: Listing };
type Memory = { shown: Shown | null; readonly missed: Set<string> };

const byShop = new WeakMap<ShopActor, Memory>();

function memoryOf(shop: ShopActor): Memory {
  const memory = byShop.get(shop) ?? { shown: null, missed: new Set<string>() };
  byShop.set(shop, memory);
  return memory;
}

const keyOf = ({ target, params, search }: Question): string => JSON.stringify([target, params, search]);
const placeOf = ({ target, params }: Question): string => JSON.stringify([target, params]);

/** The listing on show, so that a change of it that fails leaves it there, and one that grows adds to it. */
export const keepShown = (shop: ShopActor, question: Question, listing: Listing): void => {
  memoryOf(shop).shown = { question, listing };
};

/** What is on show of the place that is asked for, if anything is. */
export function shownAt(shop: ShopActor, question: Question): Listing | null {
  const { shown } = memoryOf(shop);
  return shown && placeOf(shown.question) === placeOf(question) ? shown.listing : null;
}

/** What is on show of the very list that is asked for, up to another page. */
export function grownFrom(shop: ShopActor, question: Question): Listing | null {
  const { shown } = memoryOf(shop);
  const listOf = ({ search: { page: _, ...rest }, ...at }: Question) => keyOf({ ...at, search: rest });
  return shown && listOf(shown.question) === listOf(question) ? shown.listing : null;
}

/** Results that did not come: another visit to their address asks again. */
export const isMissed = (shop: ShopActor, question: Question): boolean => memoryOf(shop).missed.has(keyOf(question));
export const keepMissed = (shop: ShopActor, question: Question): void =>
  void memoryOf(shop).missed.add(keyOf(question));
export const forgetMissed = (shop: ShopActor, question: Question): void =>
  void memoryOf(shop).missed.delete(keyOf(question));
