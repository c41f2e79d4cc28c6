import type { SlideRange, StripView } from '#services/display/slides.rules.ts';

/** What keeps the row from moving by itself for a while. */
export type StripHold = 'pointer' | 'focus' | 'tab';

export type StripInput = {
  readonly itemCount: number;
  /** How long the row stands before it moves by itself; null, or a second and less, when it does not. */
  readonly intervalMs: number | null;
};

export type StripContext = StripInput & {
  /** null until it has been measured. */
  readonly view: StripView | null;
  /** Which items were last told to be in sight. */
  readonly told: SlideRange | null;
  readonly holds: readonly StripHold[];
  readonly isMotionReduced: boolean;
  /** A finger is on the row, or was a moment ago. */
  readonly isInHand: boolean;
};

export type StripEvent =
  | { readonly type: 'arrow.press'; readonly towards: 'next' | 'previous' }
  /** The row is moved by hand in another way: keys, a wheel, the scroll bar. */
  | { readonly type: 'hand.move' }
  | { readonly type: 'touch.start' }
  | { readonly type: 'touch.end' }
  | ({ readonly type: 'view.measured' } & StripView)
  | ({ readonly type: 'view.scrolled' } & StripView)
  | { readonly type: 'items.counted'; readonly itemCount: number }
  | { readonly type: 'hold.start'; readonly by: StripHold }
  | { readonly type: 'hold.end'; readonly by: StripHold }
  | { readonly type: 'motion.learned'; readonly isReduced: boolean }
  | { readonly type: 'rotation.pause' }
  | { readonly type: 'rotation.resume' };

export type StripReport =
  /** The row is to be scrolled so that this item stands first. */
  | { readonly type: 'scroll.wanted'; readonly item: number; readonly isGliding: boolean }
  | ({ readonly type: 'range.changed' } & SlideRange);

/** `rotating`: the row moves by itself. `paused`: it would, and was stopped by the button. `manual`: never again. */
export type StripTag = 'rotating' | 'paused' | 'manual';
