import { notFound } from '@tanstack/react-router';
import type { Product, ProductDetail, ProductRow, StockLevels } from '#services/catalogue/catalogue.contract.ts';
import { openModals } from '#services/navigation/outlets.rules.ts';
import { href } from '#ui/link/href.ts';
import { orNotFound } from './-content.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import { type Rest, restOf } from './-rest.ts';

type Search = { stockcode?: string; name?: string };
export type WholeProduct = {
  readonly detail: ProductDetail;
  readonly rows: readonly ProductRow[];
  /** Which stores have it, where the first document shows them. */
  readonly stores?: StockLevels['stores'] | null;
};
/** The whole page; or, when the list it was opened from told of the product, that at once and the rest as it comes. */
export type ProductPageData = WholeProduct | { readonly shown: Product; readonly rest: Rest<WholeProduct> };

/** In the browser the modal asks by itself. */
const showsStores = (publicHref: string) =>
  import.meta.env.SSR && openModals(publicHref).some(({ path }) => path === 'product-stores-stock-level');

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
    context: { services, shownProduct },
    deps: { sku },
    abortController: { signal },
    location,
  }: {
    context: RouterContext;
    deps: { sku?: string | undefined };
    abortController: AbortController;
    location: { publicHref: string };
  }): Promise<ProductPageData> => {
    if (sku === undefined) throw notFound();
    const shown = shownProduct?.(sku);
    const { catalogue } = services;
    const whole = Promise.all([
      orNotFound(catalogue.product(sku, signal)),
      catalogue.rows('product', sku, signal).catch(() => []),
      showsStores(location.publicHref) ? catalogue.stockLevels(sku, signal).catch(() => null) : null,
    ]).then(([detail, rows, levels]) => ({ detail, rows, ...(levels ? { stores: levels.stores } : {}) }));
    return shown ? { shown, rest: restOf(whole) } : whole;
  },
  head: ({ match, loaderData }: { match: { context: RouterContext }; loaderData?: ProductPageData | undefined }) => {
    const detail = loaderData && 'detail' in loaderData ? loaderData.detail : undefined;
    const product = loaderData && 'shown' in loaderData ? loaderData.shown : detail?.product;
    return pageHead({
      context: match.context,
      place: 'product',
      name: product && `${product.name} ${product.size}`,
      description: detail?.description,
      canonical: product && href.product(product.sku),
      image: product?.images.big,
    });
  },
};
