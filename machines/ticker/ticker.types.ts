export type TickerInput = {
  /** How many entries there are. */
  readonly count: number;
};

export type TickerContext = {
  readonly count: number;
  /** Which entry is shown, counted from 0. */
  readonly at: number;
};

export type TickerEvent =
  /** The button that leads to the next entry was pressed. */
  | { readonly type: 'next.press' }
  /** The button that leads to the entry before was pressed. */
  | { readonly type: 'previous.press' };
