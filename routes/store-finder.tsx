import { createFileRoute } from '@tanstack/react-router';
import { storeFinder } from './-store-finder.ts';
import { StoreFinderRoute } from './-store-finder-route.tsx';

export const Route = createFileRoute('/store-finder')({
  ...storeFinder,
  component: StoreFinderRoute,
});
