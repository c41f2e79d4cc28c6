export type CutoutInput = {
  /** Under which it is remembered that this was read. */
  readonly key: string;
  readonly closesOutside: boolean;
};

export type CutoutContext = CutoutInput;

export type CutoutEvent =
  | { readonly type: 'cutout.close' }
  | { readonly type: 'escape.press' }
  | { readonly type: 'outside.press' };

export type CutoutReport = { readonly type: 'cutout.closed'; readonly by: 'word' | 'elsewhere' };

/** `shown`: it stands over the page. `busy`: the memory is being asked or told. */
export type CutoutTag = 'shown' | 'busy';

/** What is remembered in this browser, by key. */
export type CutoutMemory = {
  readonly isAcknowledged: (key: string) => boolean | Promise<boolean>;
  readonly onAcknowledged: (key: string) => void | Promise<void>;
};
