export type Slot = number | 'gap';

/** First, last and a window of at most `maxSize` round the current page. A gap of exactly one page shows that page. */
export function pageSlots(current: number, pages: number, maxSize = 3): readonly Slot[] {
  const start = Math.max(1, Math.min(current - Math.floor(maxSize / 2), pages - maxSize + 1));
  const end = Math.min(pages, start + maxSize - 1);
  const shown = new Set([1, pages, ...Array.from({ length: end - start + 1 }, (_, index) => start + index)]);
  const slots: Slot[] = [];
  let last = 0;
  for (const page of [...shown].filter((one) => one >= 1).sort((a, b) => a - b)) {
    if (page - last === 2) slots.push(page - 1);
    else if (page - last > 2) slots.push('gap');
    slots.push(page);
    last = page;
  }
  return slots;
}

/** ceil(collectionSize / pageSize), and one page where there is nothing. */
export const pageCount = (collectionSize: number, pageSize: number): number =>
  Math.max(1, Math.ceil(collectionSize / pageSize));
