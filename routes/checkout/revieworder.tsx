import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import type { Asked } from '../-review-order.ts';
import { ReviewOrderRoute } from '../-review-order-route.tsx';

export const Route = createFileRoute('/checkout/revieworder')({
  ...place('reviewOrder'),
  ...entered('order', 'trolley'),
  loader: async (asked: Asked) => (await import('../-checkout-load.ts')).needOrder(asked),
  component: ReviewOrderRoute,
});
