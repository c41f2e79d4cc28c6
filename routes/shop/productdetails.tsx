import { createFileRoute } from '@tanstack/react-router';
import { product } from '../-product.ts';
import { ProductRoute } from '../-product-route.tsx';

export const Route = createFileRoute('/shop/productdetails')({
  ...product,
  component: ProductRoute,
});
