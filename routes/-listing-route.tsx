import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isBusy, type listingMachine } from '#machines/listing/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { validateListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';
import { useFiltersHold } from './-listing-filters.ts';
import { placeOf } from './-places.ts';

export function ListingRoute(): ReactNode {
  const leaf = useMatches({ select: (matches) => matches.at(-1) });
  const pathname = useLocation({ select: (location) => location.pathname });
  const context = useRouteContext({ from: '__root__' });
  const { shop } = context;
  const filters = useFiltersHold(context);
  const chart = chartOf<typeof listingMachine>(shop, 'listing');
  const isBusyNow = useSelector(chart, (state) => state !== undefined && isBusy(state));
  const listing = leaf?.loaderData as Listing | undefined;
  if (!listing) return null;
  const search = validateListingSearch(leaf?.search ?? {});
  const listName = leaf?.staticData.place && placeOf(leaf.staticData.place).listName;
  return (
    <ListingPage
      listing={listing}
      path={pathname}
      search={search}
      isBusy={isBusyNow}
      filters={filters}
      listName={listName}
    />
  );
}
