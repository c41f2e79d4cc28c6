import { createFileRoute } from '@tanstack/react-router';
import { ChangePaymentRoute } from '../-change-payment-route.tsx';
import { entered } from '../-entered.ts';
import type { Asked } from '../-payment.ts';
import { place } from '../-place.ts';

export const Route = createFileRoute('/changeorder/payment')({
  ...place('changeOrderPayment'),
  ...entered(),
  loader: async (asked: Asked) => (await import('../-checkout-load.ts')).needChangePayment(asked),
  component: ChangePaymentRoute,
});
