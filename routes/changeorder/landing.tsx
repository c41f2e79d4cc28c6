import { createFileRoute } from '@tanstack/react-router';
import { ChangeLandingRoute } from '../-change-landing.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/changeorder/landing')({
  ...place('changeOrder'),
  validateSearch: ({ orderId, source }: Record<string, unknown>): { orderId?: string; source?: string } => ({
    ...(typeof orderId === 'string' ? { orderId } : {}),
    ...(typeof source === 'string' ? { source } : {}),
  }),
  component: ChangeLandingRoute,
});
