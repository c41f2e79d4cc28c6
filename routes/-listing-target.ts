import type { ListingTarget } from '#services/catalogue/catalogue.contract.ts';
import {
  type ListingPlace,
  type ListingSearch,
  validateListingSearch,
} from '#services/catalogue/listing-query.rules.ts';
import type { Question } from './-listing-memory.ts';
import type { PlaceId } from './-places.ts';

const targets = {
  browse: 'browse',
  department: 'browse',
  aisle: 'browse',
  shelf: 'browse',
  search: 'search',
  specials: 'specials',
  productGroup: 'group',
  dynamicGroup: 'dynamic-group',
  boostedProducts: 'boosts',
  favourites: 'favourites',
} as const satisfies Partial<Record<PlaceId, ListingTarget>>;

export type Listed = keyof typeof targets;

/** A search for nothing is the whole shop. */
export const targetOf = (id: Listed, { search }: ListingSearch): ListingTarget =>
  id === 'search' && !search ? 'browse' : targets[id];

/** What a listing's address asks: the same for the loader, which fetches it, and for the page, which shows it. */
export const questionAt = (id: Listed, search: ListingSearch, params: ListingPlace): Question => ({
  target: targetOf(id, search),
  params,
  search,
});

type Stood = {
  readonly staticData: { readonly place?: PlaceId };
  readonly search: object;
  readonly params: unknown;
};

/** The question of the page on show; null where it is no listing. */
export function questionOf({ staticData: { place }, search, params }: Stood): Question | null {
  const id = place !== undefined && place in targets ? (place as Listed) : null;
  return id && questionAt(id, validateListingSearch(search as Record<string, unknown>), params as ListingPlace);
}
