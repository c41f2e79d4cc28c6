/** How long a page has been there, by a clock that nobody can set. */
export const sinceLoadMs = (page: { readonly performance: Pick<Performance, 'now'> }): number => page.performance.now();
