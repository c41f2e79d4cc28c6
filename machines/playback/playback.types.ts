/** How long a moment stays while the list plays by itself. */
export type Pace = 'slow' | 'usual' | 'fast';

/** One way that things went. The first came from nowhere; the others left another one at a moment of it. */
export type Branch = {
  readonly from: number | null;
  readonly at: number;
  readonly count: number;
};

export type PlaybackInput = {
  /** The device asks for less motion: nothing begins to play by itself. */
  readonly isMotionReduced: boolean;
};

export type PlaybackContext = {
  /** Which moment is shown, counted from 0. */
  readonly at: number;
  readonly pace: Pace;
  /** How many moments each branch has. What they are is known to whoever opened the list. */
  readonly branches: readonly Branch[];
  /** The branch on show. */
  readonly branch: number;
  readonly canFork: boolean;
  readonly wantsToPlay: boolean;
  readonly isMotionReduced: boolean;
};

export type ListOpened = {
  readonly count: number;
  /** Where it is opened. */
  readonly at: number;
  readonly canFork: boolean;
  /** It was asked for by *Play*. */
  readonly isPlayed: boolean;
};

export type PlaybackEvent =
  | ({ readonly type: 'list.open' } & ListOpened)
  | { readonly type: 'list.close' }
  /** The branch on show has more moments than before; the last of them is shown when the last one was. */
  | { readonly type: 'list.grow'; readonly count: number }
  | { readonly type: 'play.press' }
  | { readonly type: 'pause.press' }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }
  | { readonly type: 'position.choose'; readonly at: number }
  | { readonly type: 'pace.choose'; readonly pace: Pace }
  /** From here on it shall go another way; the one that there is stays. */
  | { readonly type: 'fork.press' }
  | { readonly type: 'branch.choose'; readonly branch: number }
  | { readonly type: 'motion.learned'; readonly isReduced: boolean };

/** `open`: there is something to play. `playing`: it plays by itself. `ended`: the last moment is shown. */
export type PlaybackTag = 'open' | 'playing' | 'ended';
