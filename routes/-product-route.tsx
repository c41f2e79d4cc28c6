import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ProductPage } from '#ui/pages/product/product-page.tsx';

export function ProductRoute(): ReactNode {
  const { detail, rows } = useLoaderData({ from: '/shop/productdetails' });
  return <ProductPage detail={detail} rows={rows} />;
}
