import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { mealsShown } from '#machines/meal-plan/index.ts';
import { type recipesMachine, recipesShown } from '#machines/recipes/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { href } from '#ui/link/href.ts';
import { ChooseMealsPage } from '#ui/pages/meal-planning/choose-meals-page.tsx';
import { useMealPlan } from './-meal-plan.ts';
import { SavingRecipes } from './-saving-recipes.tsx';

/** The recipes to choose meals from, joined to the plan in the making. */
export function ChooseMealsRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const asked = useSearch({ from: '/choose-meals' });
  const { now, onSend } = useMealPlan();
  const chart = chartOf<typeof recipesMachine>(shop, 'recipes');
  const recipes = useSelector(chart, (state) => state);
  const of = href.listing('/recipes', asked);
  // A page that was fetched ahead has not asked for its recipes.
  useEffect(() => {
    const known = chart?.getSnapshot().context.asked ?? null;
    if (known === null || href.listing('/recipes', known) !== of) chart?.send({ type: 'recipes.ask', asked });
  }, [chart, asked, of]);
  return (
    <SavingRecipes>
      <ChooseMealsPage
        asked={asked}
        recipes={recipesShown(recipes)}
        meals={mealsShown(now)}
        onSend={onSend}
        onReload={() => chart?.send({ type: 'recipes.reload' })}
      />
    </SavingRecipes>
  );
}
