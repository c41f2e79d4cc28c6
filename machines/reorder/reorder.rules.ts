import type { reorderSources } from '#services/orders/order-states.words.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { amountAgain, canBeHad } from '#services/orders/reorder.rules.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import type { ReorderContext } from './reorder.types.ts';

/** What is ticked and can be had. */
export const tickedOf = ({ items, unticked }: ReorderContext): readonly ReorderItem[] =>
  items?.filter((item) => canBeHad(item) && !unticked.includes(item.sku)) ?? [];

export const wishesOf = (items: readonly ReorderItem[], source: (typeof reorderSources)[number]): readonly LineWish[] =>
  items.filter(canBeHad).map((item) => ({ sku: item.sku, ...amountAgain(item), source }));
