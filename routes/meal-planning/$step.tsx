import { createFileRoute } from '@tanstack/react-router';
import type { StepAsked } from '../-meal-plans-load.ts';
import { place } from '../-place.ts';

export const Route = createFileRoute('/meal-planning/$step')({
  ...place('mealPlanningChild'),
  loader: async (asked: StepAsked) => (await import('../-meal-plans-load.ts')).toStep(asked),
});
