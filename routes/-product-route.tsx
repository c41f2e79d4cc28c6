import { useLoaderData, useMatch, useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { isShopper, sessionOf } from '#machines/shop/index.ts';
import type { Product, StockLevels } from '#services/catalogue/catalogue.contract.ts';
import { ProductPage } from '#ui/pages/product/product-page.tsx';
import type { ProductPageData, WholeProduct } from './-product.ts';
import { AddProductToList } from './-add-to-list.tsx';
import { NoteOnProduct } from './-shopper-note.tsx';

const whole = { subscribe: () => () => undefined, now: () => null };

/** The page's data as it stands now: whole, or what the list told, and whether the rest was lost. */
type ProductNow = { readonly product: Product; readonly whole: WholeProduct | null; readonly isLost: boolean };

/** What is known of a page's product at this moment; the rest joins it when it has come. */
function useProductNow(data: ProductPageData | undefined): ProductNow | null {
  const rest = data && 'rest' in data ? data.rest : whole;
  const now = useSyncExternalStore(rest.subscribe, rest.now, rest.now);
  if (!data) return null;
  if ('detail' in data) return { product: data.detail.product, whole: data, isLost: false };
  if (now && 'come' in now) return { product: now.come.detail.product, whole: now.come, isLost: false };
  return { product: data.shown, whole: null, isLost: now !== null };
}

type OnPage = {
  /** The code that the address names, whether or not its page is the one on show. */
  readonly sku: string | null;
  readonly product: Product | null;
  readonly stores: StockLevels['stores'] | null;
};

/** For what stands over a product's page: the product it is about. */
export function useProductOnPage(): OnPage {
  const data = useMatch({ from: '/shop/productdetails', shouldThrow: false, select: (match) => match.loaderData });
  const { stockcode } = useSearch({ strict: false });
  const now = useProductNow(data);
  return { sku: stockcode ?? null, product: now?.product ?? null, stores: now?.whole?.stores ?? null };
}

/** What the list told is on the page at once; the rest joins it without moving what is there. */
export function ProductRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const mayWrite = useSelector(sessionOf(shop), isShopper);
  const now = useProductNow(useLoaderData({ from: '/shop/productdetails' }));
  if (!now) return null;
  const { product, whole: rest, isLost } = now;
  return (
    <ProductPage
      product={product}
      detail={rest?.detail ?? null}
      rows={rest?.rows ?? []}
      isLost={isLost}
      addToList={<AddProductToList product={product} />}
      {...(mayWrite ? { note: <NoteOnProduct key={product.sku} sku={product.sku} /> } : {})}
    />
  );
}
