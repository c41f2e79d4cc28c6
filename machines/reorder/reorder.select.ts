import type { SnapshotFrom } from 'xstate';
import { centsAgain, priceChange, reorderHindrance } from '#services/orders/reorder.rules.ts';
import { type AddingShown, addingShown } from '../adding/index.ts';
import type { reorderMachine } from './reorder.machine.ts';
import { tickedOf } from './reorder.rules.ts';

type Reorder = SnapshotFrom<typeof reorderMachine>;

/** How what was asked for last fares; for one order, or one page, alone. */
export const addingOf = (now: Reorder | undefined, of: string): AddingShown => addingShown(now?.context.adding, of);

/** What can be ordered again of one order, as its part of the page shows it. */
export function reorderOf(now: Reorder | undefined, orderId: string) {
  const isOpen = now?.context.orderId === orderId;
  const { items = null, unticked = [], fault = null } = isOpen ? now.context : {};
  const ticked = isOpen ? tickedOf(now.context) : [];
  const state: 'closed' | 'reading' | 'shown' | 'missing' | 'unread' = !isOpen
    ? 'closed'
    : now.hasTag('busy')
      ? 'reading'
      : now.hasTag('missing')
        ? 'missing'
        : now.hasTag('unread')
          ? 'unread'
          : 'shown';
  return {
    state,
    fault,
    items:
      items?.map((item) => ({
        item,
        hindrance: reorderHindrance(item),
        change: priceChange(item),
        cents: centsAgain(item),
        isTicked: reorderHindrance(item) === null && !unticked.includes(item.sku),
      })) ?? null,
    tickedCount: ticked.length,
    tickedCents: ticked.reduce((sum, item) => sum + centsAgain(item), 0),
    adding: addingOf(now, orderId),
  };
}
export type ReorderShown = ReturnType<typeof reorderOf>;
