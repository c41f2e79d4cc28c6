import { createFileRoute } from '@tanstack/react-router';
import type { Asked } from './-meal-plans-load.ts';
import { place } from './-place.ts';
import { ReviewPlanRoute } from './-review-plan-route.tsx';

export const Route = createFileRoute('/review-plan')({
  ...place('reviewPlan'),
  loader: async (asked: Asked) => (await import('./-meal-plans-load.ts')).needMealPlan(asked),
  component: ReviewPlanRoute,
});
