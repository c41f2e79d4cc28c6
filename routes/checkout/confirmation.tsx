import { createFileRoute } from '@tanstack/react-router';
import type { Asked, ConfirmationSearch } from '../-confirmation.ts';
import { ConfirmationRoute } from '../-confirmation-route.tsx';
import { place } from '../-place.ts';

const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address names, if that can be an order. */
const named = ({ orderId, changed }: Record<string, unknown>): ConfirmationSearch =>
  typeof orderId === 'string' && idShape.test(orderId)
    ? { orderId, ...(changed === true || changed === 'true' ? { changed: true } : {}) }
    : {};

export const Route = createFileRoute('/checkout/confirmation')({
  ...place('confirmation'),
  validateSearch: named,
  loaderDeps: ({ search }) => named(search),
  loader: async (asked: Asked) => (await import('../-checkout-load.ts')).loadConfirmation(asked),
  shouldReload: ({ cause }) => cause === 'enter',
  component: ConfirmationRoute,
});
