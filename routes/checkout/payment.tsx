import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import type { Asked } from '../-payment.ts';
import { PaymentRoute } from '../-payment-route.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/checkout/payment')({
  ...place('payment'),
  ...entered('order', 'payWays', 'placing'),
  loader: async (asked: Asked) => (await import('../-checkout-load.ts')).needPayment(asked),
  component: PaymentRoute,
});
