import { useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { ListingPage } from '#ui/pages/listing/listing-page.tsx';

export function ListingRoute(): ReactNode {
  const listing = useMatches({ select: (matches) => matches.at(-1)?.loaderData as Listing | undefined });
  const pathname = useLocation({ select: (location) => location.pathname });
  return listing ? <ListingPage listing={listing} path={pathname} /> : null;
}
