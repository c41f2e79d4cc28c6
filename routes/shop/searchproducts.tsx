import { createFileRoute } from '@tanstack/react-router';
import { listing } from '../-listing.ts';
import { ListingRoute } from '../-listing-route.tsx';

export const Route = createFileRoute('/shop/searchproducts')({
  ...listing('search'),
  component: ListingRoute,
});
