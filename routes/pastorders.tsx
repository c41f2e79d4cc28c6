import { createFileRoute } from '@tanstack/react-router';
import { pastItemsAsked } from '#services/orders/past-items-query.rules.ts';
import { entered } from './-entered.ts';
import { needPastItems } from './-past-items.ts';
import { PastItemsRoute } from './-past-items-route.tsx';
import { place } from './-place.ts';

export const Route = createFileRoute('/pastorders')({
  ...place('pastOrders'),
  ...entered('pastItems'),
  validateSearch: pastItemsAsked,
  loaderDeps: ({ search }) => search,
  loader: needPastItems,
  component: PastItemsRoute,
});
