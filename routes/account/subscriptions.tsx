import { createFileRoute } from '@tanstack/react-router';
import { place } from '../-place.ts';
import type { Entered } from '../-saver-load.ts';
import { SubscriptionsRoute } from '../-subscriptions-route.tsx';

export const Route = createFileRoute('/account/subscriptions')({
  ...place('subscriptions'),
  loader: async (entered: Entered) => (await import('../-saver-load.ts')).needSubscriptions(entered),
  shouldReload: ({ cause }) => cause === 'enter',
  component: SubscriptionsRoute,
});
