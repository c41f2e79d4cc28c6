/** The number of what a page stands on, and the address of its script. */
export type FirstChunk = readonly [at: number, src: string];

const arrived = new WeakMap<Document, FirstChunk>();

/** A page that came as a document says where its own code is: nothing else has to be known for it. */
export function arrivedWith(page: Document, first: FirstChunk | null): void {
  if (first) arrived.set(page, first);
}

const listed = async (at: number): Promise<never> => {
  const load = (await import('./-late-pages.ts')).latePages[at];
  if (!load) throw new Error(`No page has the number ${at}.`);
  return load();
};

/** What `bin/late-pages.ts` puts in the place of each page's own `import()`. */
export function pageChunk(at: number): Promise<never> {
  const first = arrived.get(document);
  if (first?.[0] !== at) return listed(at);
  arrived.delete(document);
  return (import(/* @vite-ignore */ first[1]) as Promise<never>).catch(() => listed(at));
}
