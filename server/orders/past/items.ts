import type * as v from 'valibot';
import type { PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import { fold } from '../../catalogue/search/fold.ts';
import type { PastOrderKept } from '../../db/repositories/past-orders.ts';
import type { OrderLine } from '../order.types.ts';

/** What was bought once or more often, as it stood in the latest of those orders. */
export type BoughtItem = { readonly line: OrderLine; readonly lastMs: number; readonly orderCount: number };

/** Every product of some orders once, the one that was ordered last first. The orders come newest first. */
export function boughtIn(orders: readonly PastOrderKept[]): readonly BoughtItem[] {
  const items = new Map<string, BoughtItem>();
  for (const { placedMs, facts } of orders)
    for (const line of facts.lines) {
      const had = items.get(line.sku);
      const orderCount = (had?.orderCount ?? 0) + 1;
      items.set(line.sku, had ? { ...had, orderCount } : { line, lastMs: placedMs, orderCount });
    }
  return [...items.values()];
}

type Asked = Pick<v.InferOutput<typeof PastItemsAsked>, 'sort' | 'search'>;

const byName = new Intl.Collator('en-NZ').compare;

/** Every word that was asked for begins one of the name, with or without macrons. */
function isFound(name: string, asked: readonly string[]): boolean {
  const words = fold(name).split(' ');
  return asked.every((word) => words.some((one) => one.startsWith(word)));
}

/** Those of them that are asked for, in the order that is asked for. */
export function narrowed(items: readonly BoughtItem[], { sort, search = '' }: Asked): readonly BoughtItem[] {
  const asked = fold(search).split(' ').filter(Boolean);
  const found = items.filter(({ line }) => isFound(line.name, asked));
  if (sort === 'Often') return found.toSorted((one, other) => other.orderCount - one.orderCount);
  if (sort === 'Name') return found.toSorted((one, other) => byName(one.line.name, other.line.name));
  return found;
}
