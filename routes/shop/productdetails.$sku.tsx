import { createFileRoute, redirect } from '@tanstack/react-router';

/** The code as a path segment is understood too, and leads to the one address of the product. */
export const Route = createFileRoute('/shop/productdetails/$sku')({
  beforeLoad: ({ params: { sku } }) => {
    throw redirect({ to: '/shop/productdetails', search: { stockcode: sku }, statusCode: 308 });
  },
});
