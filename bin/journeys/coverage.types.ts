/** Where something was seen. */
export type Source = 'unit' | 'generated' | 'browser' | 'manual' | 'simulation';

/** How often each part of the charts was seen by one kind of run; the inspector adds them up. Keys without a count were never seen. */
export type Coverage = {
  readonly source: Source;
  /** By id of the state node. */
  readonly states: Readonly<Record<string, number>>;
  /** By the arrow's name, "<id of the source node> <event> #<which>". */
  readonly arrows: Readonly<Record<string, number>>;
  /** For an arrow with a guard: how often it let through and how often it refused. */
  readonly guards: Readonly<Record<string, { readonly passed: number; readonly refused: number }>>;
  readonly pairs: number;
  /** By requirement id. */
  readonly rows: Readonly<Record<string, number>>;
  /** By the row of a text of the specification. */
  readonly texts: Readonly<Record<string, number>>;
};
