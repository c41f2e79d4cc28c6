export type FacetSearchContext = {
  /** What was typed, as it stands in the field. */
  readonly text: string;
};

export type FacetSearchEvent = { readonly type: 'text.type'; readonly text: string } | { readonly type: 'text.clear' };

/** `narrowed`: only what matches the words is shown. `said`: the typing paused, so that how many are left is spoken. */
export type FacetSearchTag = 'narrowed' | 'said';
