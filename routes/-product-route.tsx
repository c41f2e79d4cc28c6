import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProductPage } from '#ui/pages/product/product-page.tsx';
import { useProductNow } from './-product-on-page.ts';

/** What the list told is on the page at once; the rest joins it without moving what is there. */
export function ProductRoute(): ReactNode {
  const now = useProductNow(useLoaderData({ from: '/shop/productdetails' }));
  if (!now) return null;
  const { product, whole, isLost } = now;
  return <ProductPage product={product} detail={whole?.detail ?? null} rows={whole?.rows ?? []} isLost={isLost} />;
}
