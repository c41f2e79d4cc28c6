import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import type { Entered } from '../-saver-load.ts';
import { SubscriptionsRoute } from '../-subscriptions-route.tsx';

export const Route = createFileRoute('/account/subscriptions')({
  ...place('subscriptions'),
  ...entered(),
  loader: async (entered: Entered) => (await import('../-saver-load.ts')).needSubscriptions(entered),
  component: SubscriptionsRoute,
});
