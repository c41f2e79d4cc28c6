import { createFileRoute } from '@tanstack/react-router';
import { place } from '../-place.ts';

/** Nobody stays here: the guard leads on. */
export const Route = createFileRoute('/shop/checkout')(place('shopCheckout'));
