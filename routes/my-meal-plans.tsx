import { createFileRoute } from '@tanstack/react-router';
import { entered } from './-entered.ts';
import type { Asked } from './-meal-plans-load.ts';
import { MyMealPlansRoute } from './-my-meal-plans-route.tsx';
import { place } from './-place.ts';

export const Route = createFileRoute('/my-meal-plans')({
  ...place('myMealPlans'),
  ...entered('mealPlan', 'mealPlans'),
  loader: async (asked: Asked) => (await import('./-meal-plans-load.ts')).needMealPlans(asked),
  shouldReload: true,
  component: MyMealPlansRoute,
});
