import type { Listing, ListingTarget } from '#services/catalogue/catalogue.contract.ts';
import {
  type ListingPlace,
  type ListingSearch,
  listingQuery,
  validateListingSearch,
} from '#services/catalogue/listing-query.rules.ts';
import { href } from '#ui/link/href.ts';
import { orNotFound } from './-content.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
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
} as const satisfies Partial<Record<PlaceId, ListingTarget>>;

type Asked = {
  readonly context: RouterContext;
  readonly deps: ListingSearch;
  readonly params: ListingPlace;
  readonly abortController: AbortController;
};
type Headed = {
  readonly match: { readonly context: RouterContext; readonly pathname: string; readonly search: ListingSearch };
  readonly loaderData?: Listing | undefined;
};

/** What every listing shares: the address is the question, the store's answer is the page. */
export const listing = (id: keyof typeof targets) => ({
  staticData: { place: id },
  validateSearch: (search: Record<string, unknown>): ListingSearch => validateListingSearch(search),
  loaderDeps: ({ search }: { search: ListingSearch }): ListingSearch => search,
  loader: ({ context, deps, params, abortController }: Asked): Promise<Listing> =>
    orNotFound(context.services.catalogue.listing(listingQuery(id === 'search' && !deps.search ? 'browse' : targets[id], deps, params), abortController.signal)),
  head: ({ match, loaderData }: Headed) => {
    const { page, search, groupId, dynamicGroup, filters } = match.search;
    return pageHead({
      context: match.context,
      place: id,
      name: loaderData?.title,
      canonical: href.listing(match.pathname, { search, groupId, dynamicGroup, page }),
      isHidden: id === 'search' || filters !== undefined,
    });
  },
});
