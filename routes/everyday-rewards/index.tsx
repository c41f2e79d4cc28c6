import { createFileRoute } from '@tanstack/react-router';
import type { Asked } from '../-loyalty-load.ts';
import { place } from '../-place.ts';
import { RewardsRoute } from '../-rewards-route.tsx';

export const Route = createFileRoute('/everyday-rewards/')({
  ...place('loyaltyDashboard'),
  loader: async (asked: Asked) => (await import('../-loyalty-load.ts')).needLoyalty(asked),
  component: RewardsRoute,
});
