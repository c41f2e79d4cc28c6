import type { Product } from '#services/catalogue/catalogue.contract.ts';

type Lists = {
  readonly products?: { readonly items: readonly Product[] };
  readonly rows?: readonly { readonly items: readonly Product[] }[];
};

/** A product as a list on the page on show tells of it; null when none does. */
export function shownProduct(pages: readonly { readonly loaderData?: unknown }[], sku: string): Product | null {
  for (const { loaderData } of pages) {
    const { products, rows = [] } = (loaderData ?? {}) as Lists;
    for (const { items } of products ? [products, ...rows] : rows) {
      const shown = items.find((item) => item.sku === sku);
      if (shown) return shown;
    }
  }
  return null;
}
