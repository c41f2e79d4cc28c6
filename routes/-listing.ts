import { lazyRouteComponent } from '@tanstack/react-router';
import type { listingMachine } from '#machines/listing/index.ts';
import { chartOf } from '#machines/shop/index.ts';
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
  /** A link that is only looked at is fetched too, but nothing on the page is waiting for it. */
  readonly preload: boolean;
};
type Headed = {
  readonly match: { readonly context: RouterContext; readonly pathname: string; readonly search: ListingSearch };
  readonly loaderData?: Listing | undefined;
};

/**
 * What every listing shares: the address is the question, the store's answer is the page.
 * The router hands a route what it validated over what the address said, so each reader validates.
 */
export const listing = (id: keyof typeof targets) => ({
  staticData: { place: id },
  validateSearch: (search: Record<string, unknown>): ListingSearch => validateListingSearch(search),
  loaderDeps: ({ search }: { search: ListingSearch }): ListingSearch => validateListingSearch(search),
  loader: async ({ context, deps, params, abortController, preload }: Asked): Promise<Listing> => {
    const target = id === 'search' && !deps.search ? 'browse' : targets[id];
    const asked = orNotFound(
      context.services.catalogue.listing(listingQuery(target, deps, params), abortController.signal),
    );
    return preload ? asked : told(context, asked);
  },
  onLeave: ({ context }: { context: RouterContext }) => listingChart(context)?.send({ type: 'listing.leave' }),
  head: ({ match, loaderData }: Headed) => {
    const { page, search, groupId, dynamicGroup, filters } = validateListingSearch(match.search);
    return pageHead({
      context: match.context,
      place: id,
      name: loaderData?.title,
      canonical: href.listing(match.pathname, { search, groupId, dynamicGroup, page }),
      isHidden: id === 'search' || filters !== undefined,
    });
  },
  component: listingPage,
});

const listingPage = lazyRouteComponent(() => import('./-listing-route.tsx'), 'ListingRoute');

const listingChart = ({ shop }: RouterContext) => chartOf<typeof listingMachine>(shop, 'listing');

/** Tells the listing's chart what is asked for and what came of it, so that the page can say which results it shows. */
async function told(context: RouterContext, asked: Promise<Listing>): Promise<Listing> {
  await context.openLate('listing');
  const chart = listingChart(context);
  const generation = (chart?.getSnapshot().context.generation ?? 0) + 1;
  chart?.send({ type: 'results.ask', generation });
  try {
    const listing = await asked;
    chart?.send({ type: 'results.show', generation, totalItems: listing.products.totalItems });
    return listing;
  } catch (error) {
    chart?.send({ type: 'results.fail', generation });
    throw error;
  }
}
