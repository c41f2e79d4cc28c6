import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type recipesMachine, recipesShown, suggestionsShown } from '#machines/recipes/index.ts';
import { chartOf, flagsOf, isOn, shellIn, shellOf } from '#machines/shop/index.ts';
import { href } from '#ui/link/href.ts';
import { RecipesPage } from '#ui/pages/recipes/recipes-page.tsx';
import { SavingRecipes } from './-saving-recipes.tsx';

const none: readonly never[] = [];

/** The page of recipes, joined to its chart. */
export function RecipesRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const asked = useSearch({ from: '/recipes/' });
  const chart = chartOf<typeof recipesMachine>(shop, 'recipes');
  const now = useSelector(chart, (state) => state);
  const of = href.listing('/recipes', asked);
  // A page that was fetched ahead has not asked for its recipes.
  useEffect(() => {
    const known = chart?.getSnapshot().context.asked ?? null;
    if (known === null || href.listing('/recipes', known) !== of) chart?.send({ type: 'recipes.ask', asked });
  }, [chart, asked, of]);
  const hasPlans = useSelector(flagsOf(shop), (flags) => isOn(flags, 'MealPlanning'));
  const { recipesBanners } = useSelector(shellOf(shop), shellIn);
  return (
    <SavingRecipes>
      <RecipesPage
        asked={asked}
        shown={recipesShown(now)}
        hasPlans={hasPlans}
        banners={shop.getSnapshot().context.isEmbedded ? none : recipesBanners}
        suggestions={suggestionsShown(now)}
        onType={(text) => chart?.send({ type: 'text.type', text })}
        onClose={() => chart?.send({ type: 'suggestions.close' })}
        onReload={() => chart?.send({ type: 'recipes.reload' })}
      />
    </SavingRecipes>
  );
}
