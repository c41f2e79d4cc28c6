import type { ReactNode } from 'react';
import { mealsShown } from '#machines/meal-plan/index.ts';
import { MealPlanningPage } from '#ui/pages/meal-planning/meal-planning-page.tsx';
import { useMealPlan } from './-meal-plan.ts';

/** What meal plans are, and the way back to the one in the making. */
export function MealPlanningRoute(): ReactNode {
  const { now } = useMealPlan();
  return <MealPlanningPage count={mealsShown(now).count} />;
}
