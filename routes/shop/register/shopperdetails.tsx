import { createFileRoute } from '@tanstack/react-router';
import { shopperDetailsPage } from '../../-shopper-details-page.ts';
import { ShopperDetailsRoute } from '../../-shopper-details-route.tsx';

export const Route = createFileRoute('/shop/register/shopperdetails')({
  ...shopperDetailsPage('shopperDetailsInShop'),
  component: ShopperDetailsRoute,
});
