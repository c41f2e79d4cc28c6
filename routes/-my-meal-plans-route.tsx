import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { type MealPlansEvent, type mealPlansMachine, mealPlansShown } from '#machines/meal-plans/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { MealPlan } from '#services/meal-plans/meal-plans.contract.ts';
import { MyMealPlansPage } from '#ui/pages/meal-planning/my-meal-plans-page.tsx';
import { useMealPlan } from './-meal-plan.ts';

/** The plans that a shopper keeps; one that is opened is looked over anew. */
export function MyMealPlansRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const { onSend: tellPlan } = useMealPlan();
  const chart = chartOf<typeof mealPlansMachine>(shop, 'mealPlans');
  const shown = mealPlansShown(useSelector(chart, (state) => state));
  const onSend = useCallback((event: MealPlansEvent) => chart?.send(event), [chart]);
  const open = (plan: MealPlan) => {
    tellPlan({ type: 'plan.open', plan });
    void navigate({ to: '/review-plan' });
  };
  return <MyMealPlansPage shown={shown} onSend={onSend} onOpen={open} />;
}
