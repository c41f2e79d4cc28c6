export type PieceSummary = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly samples: number;
  readonly rows: readonly string[];
  readonly charts: readonly string[];
};
export type SampleName = { readonly name: string; readonly slug: string };
export type RowFact = { readonly id: string; readonly text: string };
export type ChartFact = {
  readonly name: string;
  readonly states: readonly { readonly state: string; readonly description: string }[];
};
export type PieceFact = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly about: string;
  /** Where its samples are written. */
  readonly file: string;
  readonly samples: readonly SampleName[];
  readonly rows: readonly RowFact[];
  readonly charts: readonly ChartFact[];
};

/** How the samples are looked at; nothing chosen is the visitor's own. */
export type Look = {
  readonly theme?: 'light' | 'dark';
  readonly width?: 'phone' | 'desktop';
  readonly text?: '200';
};
