import { createFileRoute } from '@tanstack/react-router';
import type { Asked } from '../-meal-plans-load.ts';
import { MealPlanningRoute } from '../-meal-planning-route.tsx';
import { place } from '../-place.ts';

export const Route = createFileRoute('/meal-planning/')({
  ...place('mealPlanning'),
  loader: async (asked: Asked) => (await import('../-meal-plans-load.ts')).needMealPlan(asked),
  component: MealPlanningRoute,
});
