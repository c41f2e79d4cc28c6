import { type AnyEvent, type EventOf, mostInList } from './event-shapes.rules.ts';

type Together = EventOf<'product_impression'> | EventOf<'view_item_list'>;

/** What comes in ones while a list is scrolled and goes out as lists. */
export const isGathered = (event: AnyEvent): event is Together =>
  event.event === 'product_impression' || event.event === 'view_item_list';

/** Two of the same list as one, or null when they do not belong together or would be too long. */
function joined(a: Together, b: Together): Together | null {
  if (a.event === 'product_impression' && b.event === 'product_impression') {
    const isSamePlace = a.department === b.department && a.aisle === b.aisle && a.shelf === b.shelf;
    const productImpressionList = [...a.productImpressionList, ...b.productImpressionList];
    return isSamePlace && productImpressionList.length <= mostInList
      ? { ...a, product: null, productImpressionList }
      : null;
  }
  if (a.event === 'view_item_list' && b.event === 'view_item_list') {
    const isSameList = a.pageItemListId === b.pageItemListId && a.carouselName === b.carouselName;
    const items = [...a.items, ...b.items];
    return isSameList && items.length <= mostInList ? { ...a, items } : null;
  }
  return null;
}

/** What was seen within one span, each list as one event, in the order in which the lists were first seen. */
export function gathered(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const lists: AnyEvent[] = [];
  for (const event of events) {
    const at = isGathered(event) ? lists.findLastIndex((list) => isGathered(list) && joined(list, event)) : -1;
    const one = at < 0 ? null : joined(lists[at] as Together, event as Together);
    if (one) lists[at] = one;
    else lists.push(event);
  }
  return lists;
}
