import { createFileRoute } from '@tanstack/react-router';
import { AddressesRoute } from '../-addresses-route.tsx';
import type { RouterContext } from '../-context.ts';
import { place } from '../-place.ts';

type Asked = { readonly context: RouterContext };

export const Route = createFileRoute('/account/delivery-addresses')({
  ...place('deliveryAddresses'),
  loader: async (asked: Asked) => (await import('../-addresses-load.ts')).needAddresses(asked),
  component: AddressesRoute,
});
