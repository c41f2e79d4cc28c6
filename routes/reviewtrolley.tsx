import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { notYet } from './-waiting.ts';

export const Route = createFileRoute('/reviewtrolley')({
  ...notYet('reviewTrolley'),
  /** Whoever was led here instead of to another page is told why. */
  validateSearch: ({ blocked }: Record<string, unknown>): { blocked?: 'time' } =>
    blocked === 'time' ? { blocked } : {},
  component: lazyRouteComponent(() => import('./-review-trolley-route.tsx'), 'ReviewTrolleyRoute'),
});
