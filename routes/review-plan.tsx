import { createFileRoute } from '@tanstack/react-router';
import { NotYetRoute } from './-not-yet.tsx';
import { place } from './-place.ts';

export const Route = createFileRoute('/review-plan')({
  ...place('reviewPlan'),
  component: NotYetRoute,
});
