import type { SlideRange, SlideSizes } from '#services/display/slides.rules.ts';

/** What keeps the slides from turning by themselves for a while. */
export type Hold = 'pointer' | 'focus' | 'tab';

export type Measured = {
  readonly containerWidth: number;
  /** 0 where nothing says how wide a slide wants to be. */
  readonly itemWidth: number;
  /** The slide that has focus; it stays in sight. */
  readonly focusedItem?: number | undefined;
};

export type CarouselInput = {
  readonly itemCount: number;
  /** How long a page stays when the slides turn by themselves; null when they do not. */
  readonly intervalMs: number | null;
};

export type CarouselContext = SlideSizes & {
  readonly currentPage: number;
  /** How far the row of slides is moved, in pixels. */
  readonly translate: number;
  readonly intervalMs: number | null;
  readonly holds: readonly Hold[];
  readonly isMotionReduced: boolean;
  /** Who turned the page last; only a turn by hand is read out. */
  readonly turnedBy: 'nobody' | 'hand' | 'timer';
  /** Which slides are in sight; null until it has been measured. */
  readonly range: SlideRange | null;
  readonly isRangeNew: boolean;
};

export type CarouselEvent =
  | { readonly type: 'page.next' }
  | { readonly type: 'page.previous' }
  | { readonly type: 'page.choose'; readonly page: number }
  | { readonly type: 'items.counted'; readonly itemCount: number }
  | ({ readonly type: 'size.measured' } & Measured)
  | { readonly type: 'hold.start'; readonly by: Hold }
  | { readonly type: 'hold.end'; readonly by: Hold }
  | { readonly type: 'motion.learned'; readonly isReduced: boolean }
  | { readonly type: 'rotation.pause' }
  | { readonly type: 'rotation.resume' };

export type CarouselReport = { readonly type: 'range.changed' } & SlideRange;

/** `rotating`: the page turns by itself. `paused`: it would, and was stopped by the button. */
export type CarouselTag = 'rotating' | 'paused';
