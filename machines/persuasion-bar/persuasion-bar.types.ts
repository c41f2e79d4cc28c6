/** What keeps the items from turning for a while. */
export type BarHold = 'pointer' | 'focus' | 'tab';

export type PersuasionBarInput = {
  /** How many items there are. */
  readonly count: number;
};

export type PersuasionBarContext = PersuasionBarInput & {
  /** Which item is shown when they turn, counted from 0. */
  readonly at: number;
  readonly isSmall: boolean;
  readonly isMotionReduced: boolean;
  readonly isPaused: boolean;
  readonly holds: readonly BarHold[];
};

export type PersuasionBarEvent =
  /** Whether the screen is of the small classes. */
  | { readonly type: 'screen.learned'; readonly isSmall: boolean }
  | { readonly type: 'motion.learned'; readonly isReduced: boolean }
  | { readonly type: 'hold.start'; readonly by: BarHold }
  | { readonly type: 'hold.end'; readonly by: BarHold }
  | { readonly type: 'rotation.pause' }
  | { readonly type: 'rotation.resume' };

/** `single`: one item stands in the place of all. `paused`: it stays until the button is pressed again. */
export type PersuasionBarTag = 'single' | 'paused';

/** One round of all items. */
export const roundMs = 10_000;
