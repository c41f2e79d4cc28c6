import { lazyRouteComponent } from '@tanstack/react-router';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import {
  type ListingPlace,
  type ListingSearch,
  listingQuery,
  validateListingSearch,
} from '#services/catalogue/listing-query.rules.ts';
import { href } from '#ui/link/href.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import { isMissed } from './-listing-memory.ts';
import { listingChart } from './-listing-chart.ts';
import { type Listed, questionAt, targetOf } from './-listing-target.ts';
import { renameIn } from './-renames.ts';

type Asked = {
  readonly context: RouterContext;
  readonly deps: ListingSearch;
  readonly params: ListingPlace;
  readonly abortController: AbortController;
  /** A link that is only looked at is fetched too, but nothing on the page is waiting for it. */
  readonly preload: boolean;
  readonly cause: 'preload' | 'enter' | 'stay';
};
type Stood = {
  readonly context: RouterContext;
  readonly search: ListingSearch;
  readonly params: ListingPlace;
};
type Headed = {
  readonly match: { readonly context: RouterContext; readonly pathname: string; readonly search: ListingSearch };
  readonly loaderData?: Listing | undefined;
};

/**
 * What every listing shares: the address is the question, the store's answer is the page.
 * The router hands a route what it validated over what the address said, so each reader validates.
 */
export const listing = (id: Listed) => ({
  staticData: { place: id },
  validateSearch: (search: Record<string, unknown>): ListingSearch => validateListingSearch(search),
  loaderDeps: ({ search }: { search: ListingSearch }): ListingSearch => validateListingSearch(search),
  loader: async ({ context, deps, params, abortController: { signal }, preload }: Asked): Promise<Listing> => {
    const { listingAhead, listingShown } = await import('./-listing-results.ts');
    const query = listingQuery(targetOf(id, deps), deps, params);
    const asked = { context, question: questionAt(id, deps, params), query, signal };
    return preload ? listingAhead(asked) : listingShown(asked);
  },
  /** What a shopper marks on one page is to stand on the page of favourites. */
  shouldReload: ({ context, deps, params, cause }: Asked) =>
    isMissed(context.shop, questionAt(id, deps, params)) || (id === 'favourites' && cause === 'enter')
      ? true
      : undefined,
  onStay: ({ context, search, params }: Stood) => {
    if (!isMissed(context.shop, questionAt(id, validateListingSearch(search), params)))
      listingChart(context)?.send({ type: 'results.recall' });
  },
  onLeave: ({ context }: { context: RouterContext }) => listingChart(context)?.send({ type: 'listing.leave' }),
  head: ({ match, loaderData }: Headed) => {
    const { page, search, groupId, dynamicGroup, filters } = validateListingSearch(match.search);
    return pageHead({
      context: match.context,
      place: id,
      name: loaderData && renameIn(match.context.shop)(loaderData.title),
      canonical: href.listing(match.pathname, { search, groupId, dynamicGroup, page }),
      isHidden: id === 'search' || id === 'favourites' || filters !== undefined,
    });
  },
  component: listingPage,
});

const listingPage = lazyRouteComponent(() => import('./-listing-route.tsx'), 'ListingRoute');
