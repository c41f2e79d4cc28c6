/** What of a chart is lit up just now: by a live shop, a trace that is played, or a chart that is tried. */
export type Lit = {
  /** Ids of state nodes that are active. */
  readonly states: ReadonlySet<string>;
  /** Names of arrows that were just taken, "<id of the source node> <event> #<which>". */
  readonly arrows: ReadonlySet<string>;
  /** Names of arrows whose guard has just refused. */
  readonly refused: ReadonlySet<string>;
  /** What just happened, in a sentence. */
  readonly caption: string | null;
};
