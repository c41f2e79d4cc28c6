import { useLoaderData } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ProductPage } from '#ui/pages/product/product-page.tsx';
import type { ProductPageData } from './-product.ts';

const whole = { subscribe: () => () => undefined, now: () => null };

/** What the list told is on the page at once; the rest joins it without moving what is there. */
export function ProductRoute(): ReactNode {
  const data: ProductPageData = useLoaderData({ from: '/shop/productdetails' });
  const rest = 'rest' in data ? data.rest : whole;
  const now = useSyncExternalStore(rest.subscribe, rest.now, rest.now);
  if ('detail' in data) return <ProductPage product={data.detail.product} {...data} />;
  if (now && 'come' in now) return <ProductPage product={now.come.detail.product} {...now.come} />;
  return <ProductPage product={data.shown} detail={null} rows={[]} isLost={now !== null} />;
}
