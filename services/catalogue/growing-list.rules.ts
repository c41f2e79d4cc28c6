import type { Listing, Product } from './catalogue.contract.ts';

/** As many products as one page holds at most while it grows: what a reload asks for again. */
export const mostShown = 240;

export type Run = {
  /** The pages that stand under each other when the list has grown to this one. */
  readonly pages: readonly number[];
  readonly last: number;
};

/** A list grows within runs of whole pages, so that an address always shows the same products and never too many. */
export function runOf(page: number, size: number): Run {
  const long = Math.max(1, Math.floor(mostShown / size));
  const first = page - ((page - 1) % long);
  return { pages: Array.from({ length: page - first + 1 }, (_, at) => first + at), last: first + long - 1 };
}

/** Several pages of one list as one, with the facts of the last; a product that moved between them stands once. */
export function joined([first, ...more]: readonly [Listing, ...Listing[]]): Listing {
  const last = more.at(-1) ?? first;
  const items = new Map<string, Product>();
  for (const { products } of [first, ...more])
    for (const product of products.items) if (!items.has(product.sku)) items.set(product.sku, product);
  return { ...last, products: { ...last.products, items: [...items.values()] } };
}
