import type { KeptList } from '#services/lists/kept-paste.rules.ts';
import type { RouterContext } from './-context.ts';

/** What comes with the chart: what the tab remembers of a list. */
export type ListSearchParts = { readonly recall: (subject: string | null) => KeptList | null };

type Asked = { readonly context: RouterContext };
/** A whole list of words. What is written stands in the tab alone, so the first page is an empty one. */
export const listSearchPage = {
  loader: ({ context }: Asked): Promise<void> => context.openLate('listSearch'),
};
