export type Slot = number | 'gap';

/**
 * The pages that are offered: the block of `maxSize` pages that holds the current one, and the first and the last page. A gap
 * of exactly one page shows that page.
 */
export function pageSlots(current: number, pages: number, maxSize = 3): readonly Slot[] {
  const start = Math.floor((current - 1) / maxSize) * maxSize + 1;
  const block = Array.from({ length: Math.min(maxSize, pages - start + 1) }, (_, index) => start + index);
  const shown = [...new Set([1, ...block, pages])].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const missing = page - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}

/** ceil(collectionSize / pageSize), and one page where there is nothing. */
export const pageCount = (collectionSize: number, pageSize: number): number =>
  Math.max(1, Math.ceil(collectionSize / pageSize));
