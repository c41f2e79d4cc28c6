import { useMatch } from '@tanstack/react-router';
import type { OrderedItem } from '#services/orders/placing.contract.ts';

/** What was ordered, over the page that tells of it; null over any other page. */
export function useOrderedItems(): readonly OrderedItem[] | null {
  const data = useMatch({ from: '/checkout/confirmation', shouldThrow: false })?.loaderData;
  return data?.state === 'shown' ? data.order.categories.flatMap(({ items }) => items) : null;
}
