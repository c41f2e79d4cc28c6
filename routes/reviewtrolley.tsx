import { createFileRoute } from '@tanstack/react-router';
import { trolleyPage } from './-trolley.ts';
import { ReviewTrolleyRoute } from './-trolley-route.tsx';

export const Route = createFileRoute('/reviewtrolley')({
  ...trolleyPage('reviewTrolley'),
  /** Whoever was led here instead of to another page is told why. */
  validateSearch: ({ blocked }: Record<string, unknown>): { blocked?: 'time' } =>
    blocked === 'time' ? { blocked } : {},
  component: ReviewTrolleyRoute,
});
