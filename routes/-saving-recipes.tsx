import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { isSavedIn, type RecipeWish, type savedRecipesMachine } from '#machines/saved-recipes/index.ts';
import { chartOf, isShopper, sessionOf } from '#machines/shop/index.ts';
import { useLive } from '#ui/chart/use-live.ts';
import { lostWords } from '#ui/recipe-card/save-words.ts';
import { SavingContext, type SavingOnPage } from '#ui/recipe-card/save-context.ts';

/** The hearts of the recipes below it, for a shopper on a live page; their chart comes with the first press. */
export function SavingRecipes({ children }: { readonly children: ReactNode }): ReactNode {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const isLive = useLive();
  const isWelcome = useSelector(sessionOf(shop), isShopper);
  const chart = useSelector(shop, () => chartOf<typeof savedRecipesMachine>(shop, 'savedRecipes'));
  const now = useSelector(chart, (state) => state);
  const value = useMemo((): SavingOnPage | null => {
    if (!isLive || !isWelcome) return null;
    const onMark = (wish: RecipeWish) =>
      void openLate('savedRecipes').then(
        () => chartOf<typeof savedRecipesMachine>(shop, 'savedRecipes')?.send({ type: 'recipe.mark', ...wish }),
        () => {
          const text = lostWords({ ...wish, fault: { tag: 'offline', message: '' } });
          shop.send({ type: 'toast.show', toast: { id: `recipe ${wish.slug}`, text } });
        },
      );
    return { isSaved: (slug, onPage) => isSavedIn(now, slug, onPage), onMark };
  }, [isLive, isWelcome, now, shop, openLate]);
  return <SavingContext value={value}>{children}</SavingContext>;
}
