/** Lists of products, one for each value: those of value v are docs[from[v]] up to docs[from[v + 1]], ascending. */
export type Postings = { readonly from: Uint32Array; readonly docs: Uint32Array };

/** Posting lists of a property that each product may have any number of times. */
export function postingsOf(
  products: number,
  values: number,
  each: (doc: number, has: (value: number) => void) => void,
) {
  const from = new Uint32Array(values + 1);
  for (let doc = 0; doc < products; doc++) each(doc, (value) => void (from[value + 1] = (from[value + 1] ?? 0) + 1));
  for (let value = 0; value < values; value++) from[value + 1] = (from[value + 1] ?? 0) + (from[value] ?? 0);
  const docs = new Uint32Array(from[values] ?? 0);
  const next = from.slice();
  for (let doc = 0; doc < products; doc++)
    each(doc, (value) => {
      const at = next[value] ?? 0;
      docs[at] = doc;
      next[value] = at + 1;
    });
  return { from, docs } satisfies Postings;
}

export const listOf = ({ from, docs }: Postings, value: number): Uint32Array =>
  docs.subarray(from[value] ?? 0, from[value + 1] ?? 0);

export const countOf = ({ from }: Postings, value: number): number => (from[value + 1] ?? 0) - (from[value] ?? 0);

/** Every product, in order. */
export function allOf(products: number): Uint32Array {
  const docs = new Uint32Array(products);
  for (let doc = 0; doc < products; doc++) docs[doc] = doc;
  return docs;
}
