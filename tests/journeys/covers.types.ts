/** The arrow of a journey that takes a part of the shop's own chart through a page, or why none can. */
export type Cover = { readonly by: string } | { readonly unreached: string };
/** For each state and each arrow of a chart, under the names of tests/machines/kit. */
export type Covers = Readonly<Record<string, Cover>>;

export const by = (arrow: string): Cover => ({ by: arrow });
export const unreached = (why: string): Cover => ({ unreached: why });
