import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type listingMachine, resultsOf } from '#machines/listing/index.ts';
import { chartOf, isShopper, sessionOf, shellIn, shellOf } from '#machines/shop/index.ts';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import type { Sort } from '#services/catalogue/catalogue.words.ts';
import type { Shell } from '#services/shell/shell.contract.ts';
import { validateListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { useFiltersHold } from './-listing-filters.ts';
import { isMissed, keepShown } from './-listing-memory.ts';
import { isGrowing } from './-listing-chart.ts';
import { useBoostsOf } from './-listing-boosts.tsx';
import { questionOf } from './-listing-target.ts';
import { type PlaceId, placeOf } from './-places.ts';

const BesideResults = lazy(() => import('./-list-panel.tsx').then((module) => ({ default: module.ListBesideResults })));

export function ListingRoute(): ReactNode {
  const leaf = useMatches({ select: (matches) => matches.at(-1) });
  const pathname = useLocation({ select: (location) => location.pathname });
  const context = useRouteContext({ from: '__root__' });
  const { shop } = context;
  const filters = useFiltersHold(context);
  const chart = chartOf<typeof listingMachine>(shop, 'listing');
  const results = useSelector(chart, (state) => (state === undefined ? 'resting' : resultsOf(state)));
  const shell = useSelector(shellOf(shop), shellIn);
  const boosts = useBoostsOf(leaf?.staticData.place === 'boostedProducts');
  const ownSorts = useSelector(sessionOf(shop), isShopper) ? sortsOfShoppers : none;
  const listing = leaf?.loaderData as Listing | undefined;
  useEffect(() => void fetchAhead(), []);
  useEffect(() => {
    const question = leaf && questionOf(leaf);
    if (listing && question && !isMissed(shop, question)) keepShown(shop, question, listing);
  }, [shop, leaf, listing]);
  if (!listing) return null;
  const search = validateListingSearch(leaf?.search ?? {});
  const listName = leaf?.staticData.place && placeOf(leaf.staticData.place).listName;
  const isBesideList = leaf?.staticData.place === 'search' && search.openShoppingList === true;
  return (
    <>
      <ListingPage
        listing={listing}
        path={pathname}
        search={search}
        results={results}
        isGrowing={isGrowing(context)}
        banners={shop.getSnapshot().context.isEmbedded ? none : bannersOf(leaf?.staticData.place, shell)}
        filters={filters}
        listName={listName}
        ownSorts={ownSorts}
        {...(boosts ? { boosts } : {})}
      />
      {isBesideList ? (
        <Suspense>
          <BesideResults path={pathname} search={search} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What the first change of a list needs, fetched once the list is live so that the change need not wait for it. */
const fetchAhead = () => import('./-listing-results.ts').catch(() => undefined);

const none: readonly never[] = [];
const sortsOfShoppers = ['InTrolley'] as const satisfies readonly Sort[];

/** The shell has banners for two of the listings. */
function bannersOf(place: PlaceId | undefined, shell: Pick<Shell, 'browseBanners' | 'specialsBanners'>) {
  if (place === 'specials') return shell.specialsBanners;
  return place === 'browse' ? shell.browseBanners : none;
}
