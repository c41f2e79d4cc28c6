export type Slot = number | 'gap';

export type SlotOptions = {
  /** The window follows the current page, which stands in its middle; otherwise pages stand in blocks. */
  readonly rotate?: boolean;
  /** The first and the last page are offered as well, with an ellipsis where pages between are left out. */
  readonly ellipses?: boolean;
};

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The block of `maxSize` pages that holds the current one. */
function block(current: number, pages: number, maxSize: number): readonly number[] {
  const start = Math.floor((current - 1) / maxSize) * maxSize + 1;
  return span(start, Math.min(start + maxSize - 1, pages));
}

/** `maxSize` pages around the current one; at the ends of the list they stand still. */
function windowOf(current: number, pages: number, maxSize: number): readonly number[] {
  const start = Math.max(1, Math.min(current - Math.floor(maxSize / 2), pages - maxSize + 1));
  return span(start, Math.min(start + maxSize - 1, pages));
}

/** The pages that are offered. A gap of exactly one page shows that page. */
export function pageSlots(
  current: number,
  pages: number,
  maxSize = 3,
  { rotate = false, ellipses = true }: SlotOptions = {},
): readonly Slot[] {
  const shown = (rotate ? windowOf : block)(current, pages, Math.max(1, maxSize));
  if (!ellipses) return shown;
  const withEnds = [...new Set([1, ...shown, pages])].sort((a, b) => a - b);
  return withEnds.flatMap((page, index) => {
    const missing = page - (withEnds[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}

/** ceil(collectionSize / pageSize), and one page where there is nothing. */
export const pageCount = (collectionSize: number, pageSize: number): number =>
  Math.max(1, Math.ceil(collectionSize / pageSize));
