import { useLocation, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type RecipeEvent, type recipeMachine, recipeShown } from '#machines/recipe/index.ts';
import { chartOf, flagsOf, isOn, isShopper, sessionOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { CookingPage } from '#ui/pages/recipe/cooking-page.tsx';
import { MissingRecipe, ReadingRecipe, UnreadRecipe } from '#ui/pages/recipe/no-recipe.tsx';
import { RecipePage } from '#ui/pages/recipe/recipe-page.tsx';
import type { RecipeParts } from './-recipe-load.ts';
import { SavingRecipes } from './-saving-recipes.tsx';

const ignored = () => undefined;
/** What is told to another chart, which has to be here before. */
const others = { 'items.add': 'trolley', 'list.add': 'shoppingList' } as const;

/** One recipe, joined to its chart; the trolley and the list come with what is put into them. */
export function RecipeRoute(): ReactNode {
  const { shop, openLate, partsOf } = useRouteContext({ from: '__root__' });
  const { slug } = useParams({ from: '/recipes/$slug' });
  const { view, servings = null } = useSearch({ from: '/recipes/$slug' });
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const isWelcome = useSelector(sessionOf(shop), isShopper);
  const hasPlans = useSelector(flagsOf(shop), (flags) => isOn(flags, 'MealPlanning'));
  const chart = chartOf<typeof recipeMachine>(shop, 'recipe');
  const shown = recipeShown(
    useSelector(chart, (state) => state),
    slug,
  );
  // A page that was fetched ahead has not asked for its recipe.
  useEffect(() => {
    const asked = chart?.getSnapshot().context.asked;
    if (asked?.slug !== slug || asked.servings !== servings) chart?.send({ type: 'recipe.open', slug, servings });
  }, [chart, slug, servings]);
  // Not before the page is live: it is written without what only this tab knows.
  useEffect(() => {
    const subject = chart?.getSnapshot().context.subject ?? null;
    const kitchens = (partsOf('recipe') as RecipeParts | undefined)?.recall(subject) ?? {};
    chart?.send({ type: 'kitchens.restore', kitchens });
  }, [chart, partsOf]);
  const onSend = (event: RecipeEvent) => {
    const tell = () => chart?.send(event);
    if (event.type !== 'items.add' && event.type !== 'list.add') return void tell();
    void openLate(others[event.type]).catch(ignored).then(tell);
  };
  const { detail, state, fault } = shown;
  if (state === 'missing') return <MissingRecipe />;
  if (detail === null)
    return state === 'failed' ? (
      <UnreadRecipe fault={fault} onRetry={() => onSend({ type: 'recipe.reload' })} />
    ) : (
      <ReadingRecipe />
    );
  if (view === 'cooking') return <CookingPage detail={detail} />;
  return (
    <SavingRecipes>
      <RecipePage
        shown={{ ...shown, detail }}
        guestHref={isWelcome ? null : here}
        hasPlans={hasPlans}
        onSend={onSend}
        onPrint={() => window.print()}
      />
    </SavingRecipes>
  );
}
