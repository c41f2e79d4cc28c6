/** How slides are laid out in pages: shared by what decides and what shows. */
export type SlideSizes = {
  readonly itemCount: number;
  /** The width that a slide asks for. */
  readonly itemWidth: number;
  /** 0 until it has been measured. */
  readonly containerWidth: number;
};
/** The first and the last slide in sight, counted from 0. */
export type SlideRange = { readonly from: number; readonly to: number };

export const fallbackItemWidth = 240;
const defaultColumns = 4;
const fewestColumns = 2;
const mostColumns = 10;
/** Measures come in fractions of a pixel: a slide that lacks so little still fits. */
const slack = 0.002;

/** How many whole slides stand side by side. They share the whole width. */
export const slidesPerPage = ({ itemWidth, containerWidth }: SlideSizes): number =>
  Math.max(1, Math.floor(containerWidth / itemWidth + slack));

export const slidePages = (sizes: SlideSizes): number => Math.max(1, Math.ceil(sizes.itemCount / slidesPerPage(sizes)));

/** What a page shows. The last one is full as well, so it may repeat slides of the page before it. */
export function slidesOnPage(sizes: SlideSizes, page: number): SlideRange {
  const perPage = slidesPerPage(sizes);
  const from = Math.max(0, Math.min(page * perPage, sizes.itemCount - perPage));
  return { from, to: Math.max(from, Math.min(from + perPage, sizes.itemCount) - 1) };
}

export const pageOfSlide = (sizes: SlideSizes, item: number): number => Math.floor(item / slidesPerPage(sizes));

/** The columns of a scrolling row: 4 unless something else from 2 to 10 is asked for. */
export const columnsOf = (wish: number = defaultColumns): number =>
  Math.min(mostColumns, Math.max(fewestColumns, Math.round(wish)));

export type Box = { readonly left: number; readonly width: number };
/** What of a scrolling row is in sight. */
export type StripView = SlideRange & {
  readonly pageCount: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
};

const edge = 1;

/** Which items of a scrolling row stand wholly in the window; while it moves, at least the one that fills most of it. */
export function stripView(items: readonly Box[], view: Box, contentWidth: number): StripView {
  const end = view.left + view.width;
  const share = ({ left, width }: Box) => Math.min(left + width, end) - Math.max(left, view.left);
  const whole = items.flatMap((item, index) => (share(item) >= item.width - edge ? [index] : []));
  const widest = items.reduce((best, item, index) => (share(item) > share(items[best] ?? item) ? index : best), 0);
  return {
    from: whole[0] ?? widest,
    to: whole.at(-1) ?? widest,
    pageCount: view.width > 0 ? Math.max(1, Math.ceil((contentWidth - edge) / view.width)) : 1,
    isAtStart: view.left <= edge,
    isAtEnd: end >= contentWidth - edge,
  };
}

/** The item that stands first after a move back: as many before as are in sight. */
export const itemBefore = ({ from, to }: SlideRange): number => Math.max(0, from - (to - from + 1));

type Turning = {
  readonly intervalMs: number | null;
  readonly itemCount: number;
  readonly view: StripView | null;
  readonly isMotionReduced: boolean;
};

const shortestIntervalMs = 1_000;

/** A row moves by itself only when there is time to look, more than one item and more than one page. */
export const canRotateStrip = ({ intervalMs, itemCount, view, isMotionReduced }: Turning): boolean =>
  (intervalMs ?? 0) > shortestIntervalMs && itemCount > 1 && (view?.pageCount ?? 1) > 1 && !isMotionReduced;
