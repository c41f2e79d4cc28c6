import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type savedRecipesMachine, savedRecipesShown } from '#machines/saved-recipes/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { SavedRecipesPage } from '#ui/pages/saved-recipes/saved-recipes-page.tsx';
import { SavingRecipes } from './-saving-recipes.tsx';

/** The recipes that a shopper saved, joined to their chart; another shopper on the same page is asked for anew. */
export function SavedRecipesRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof savedRecipesMachine>(shop, 'savedRecipes');
  const now = useSelector(chart, (state) => state);
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  useEffect(() => {
    if (subject !== null && chart?.getSnapshot().matches({ list: 'resting' })) chart.send({ type: 'recipes.read' });
  }, [chart, subject]);
  return (
    <SavingRecipes>
      <SavedRecipesPage shown={savedRecipesShown(now)} onReload={() => chart?.send({ type: 'recipes.read' })} />
    </SavingRecipes>
  );
}
