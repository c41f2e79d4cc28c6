import { useLoaderData } from '@tanstack/react-router';
import { ProductPage } from '#ui/pages/product/product-page.tsx';

export function ProductRoute() {
  const { detail, rows } = useLoaderData({ from: '/shop/productdetails' });
  return <ProductPage detail={detail} rows={rows} />;
}
