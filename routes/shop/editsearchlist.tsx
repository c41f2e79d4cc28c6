import { createFileRoute } from '@tanstack/react-router';
import { place } from '../-place.ts';
import { listSearchPage } from '../-list-search.ts';
import { ListSearchRoute } from '../-list-search-route.tsx';

export const Route = createFileRoute('/shop/editsearchlist')({
  ...place('editSearchList'),
  ...listSearchPage,
  component: ListSearchRoute,
});
