/** A tab as the chart knows it: what is told when it is selected is its address, or `#` and its id. */
export type TabFact = { readonly id: string; readonly href: string | null };

export type TabsInput = { readonly tabs: readonly TabFact[] };

export type TabsContext = {
  readonly tabs: readonly TabFact[];
  /** Which tab is active, counted from 0. */
  readonly at: number;
};

export type TabsEvent =
  | { readonly type: 'tab.select'; readonly id: string }
  | { readonly type: 'next.press' }
  | { readonly type: 'previous.press' }
  | { readonly type: 'first.press' }
  | { readonly type: 'last.press' };

export type TabsReport = { readonly type: 'tab.selected'; readonly href: string };
