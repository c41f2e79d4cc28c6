import { type StripView, stripView } from '#services/display/slides.rules.ts';

/** How far from the edge of the window the first item stands. */
export const scrollOffsetPx = 16;

const itemsOf = (row: HTMLElement) => [...row.children].filter((item) => item instanceof HTMLElement);

/** What of the row is in sight, as the browser has laid it out; null where it has no room at all. */
export const viewOf = (row: HTMLElement): StripView | null =>
  row.clientWidth === 0
    ? null
    : stripView(
        itemsOf(row).map(({ offsetLeft, offsetWidth }) => ({ left: offsetLeft, width: offsetWidth })),
        { left: row.scrollLeft, width: row.clientWidth },
        row.scrollWidth,
      );

export function scrollToItem(row: HTMLElement, item: number, isGliding: boolean): void {
  const items = itemsOf(row);
  const wanted = items[Math.min(item, items.length - 1)];
  row.scrollTo({
    left: Math.max(0, (wanted?.offsetLeft ?? 0) - scrollOffsetPx),
    behavior: isGliding ? 'smooth' : 'instant',
  });
}

/**
 * Shows the whole item that has the focus. A browser brings only the focused thing into view, and the row may then snap
 * back to the item before.
 */
export function showFocused(row: HTMLElement, focused: Element): void {
  const item = focused.closest<HTMLElement>('[data-slide]');
  if (!item || item.parentElement !== row) return;
  const isWhole =
    item.offsetLeft >= row.scrollLeft && item.offsetLeft + item.offsetWidth <= row.scrollLeft + row.clientWidth;
  if (!isWhole) scrollToItem(row, Number(item.dataset['slide']), false);
}
