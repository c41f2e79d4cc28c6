type Chunk = () => Promise<never>;

/**
 * What brings the code of each page, by its number. `bin/late-pages.ts` writes this list where shoppers download it: the
 * names of all scripts of the shop come with it, once a first page is live. Elsewhere pages import what they need.
 */
export const latePages: readonly Chunk[] = [];
