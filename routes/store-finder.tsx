import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { storeFinder } from './-store-finder.ts';

export const Route = createFileRoute('/store-finder')({
  ...storeFinder,
  component: lazyRouteComponent(() => import('./-store-finder-route.tsx'), 'StoreFinderRoute'),
});
