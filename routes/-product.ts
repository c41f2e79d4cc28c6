import { notFound } from '@tanstack/react-router';
import type { ProductDetail, ProductRow } from '#services/catalogue/catalogue.contract.ts';
import { href } from '#ui/link/href.ts';
import { orNotFound } from './-content.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';

type Search = { stockcode?: string; name?: string };
export type ProductPageData = { readonly detail: ProductDetail; readonly rows: readonly ProductRow[] };

const text = (value: unknown, shape: RegExp) => (typeof value === 'string' && shape.test(value) ? value : undefined);

/** One product, by its code. The name in the address is for people; the code alone decides. */
export const product = {
  staticData: { place: 'product' as const },
  validateSearch: (search: Record<string, unknown>): Search => {
    const stockcode = text(search['stockcode'], /^\d{6}$/);
    const name = text(search['name'], /^[a-z0-9-]{1,200}$/);
    return { ...(stockcode ? { stockcode } : {}), ...(name ? { name } : {}) };
  },
  loaderDeps: ({ search }: { search: Search }) => ({ sku: search.stockcode }),
  loader: async ({
    context: { services },
    deps: { sku },
    abortController: { signal },
  }: {
    context: RouterContext;
    deps: { sku?: string | undefined };
    abortController: AbortController;
  }): Promise<ProductPageData> => {
    if (sku === undefined) throw notFound();
    const [detail, rows] = await Promise.all([
      orNotFound(services.catalogue.product(sku, signal)),
      services.catalogue.rows('product', sku, signal).catch(() => []),
    ]);
    return { detail, rows };
  },
  head: ({ match, loaderData }: { match: { context: RouterContext }; loaderData?: ProductPageData | undefined }) => {
    const shown = loaderData?.detail;
    return pageHead({
      context: match.context,
      place: 'product',
      name: shown && `${shown.product.name} ${shown.product.size}`,
      description: shown?.description,
      canonical: shown && href.product(shown.product.sku),
      image: shown?.product.images.big,
    });
  },
};
