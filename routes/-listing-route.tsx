import { useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';

export function ListingRoute(): ReactNode {
  const leaf = useMatches({ select: (matches) => matches.at(-1) });
  const pathname = useLocation({ select: (location) => location.pathname });
  const listing = leaf?.loaderData as Listing | undefined;
  if (!listing) return null;
  const { modals: _, ...search } = (leaf?.search ?? {}) as ListingSearch & { modals?: string };
  return <ListingPage listing={listing} path={pathname} search={search} />;
}
