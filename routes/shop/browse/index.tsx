import { createFileRoute } from '@tanstack/react-router';
import { listing } from '../../-listing.ts';
import { ListingRoute } from '../../-listing-route.tsx';

export const Route = createFileRoute('/shop/browse/')({
  ...listing('browse'),
  component: ListingRoute,
});
