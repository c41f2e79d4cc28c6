import type { SnapshotFrom } from 'xstate';
import { boughtFor, centsOf, hindranceOf, isAtHome, toBuy, waysOf } from '#services/recipes/ingredients.rules.ts';
import { dishLabelsOf } from '#services/recipes/dish-labels.rules.ts';
import { addingShown } from '../adding/index.ts';
import type { recipeMachine } from './recipe.machine.ts';
import { kitchenOf, listItemsOf } from './recipe.rules.ts';
import { blankRecipe } from './recipe.types.ts';

type RecipeNow = SnapshotFrom<typeof recipeMachine>;

/** One recipe, as its page shows it; what is known of it stays while it is scaled. */
export function recipeShown(now: RecipeNow | undefined, slug: string) {
  const context = now?.context ?? blankRecipe;
  const { asked, fault, adding } = context;
  const detail = context.detail?.recipe.slug === slug ? context.detail : null;
  const kitchen = kitchenOf(context, slug);
  const bought = detail === null ? [] : toBuy(detail, kitchen);
  return {
    state:
      asked?.slug !== slug || now?.hasTag('busy')
        ? ('reading' as const)
        : now?.hasTag('missing')
          ? ('missing' as const)
          : now?.hasTag('failed')
            ? ('failed' as const)
            : ('shown' as const),
    fault,
    detail,
    /** For how many it is wanted, which the store may not have told yet. */
    servings: (asked?.slug === slug ? asked.servings : null) ?? detail?.recipe.serves ?? null,
    ingredients: (detail?.ingredients ?? []).map((ingredient) => {
      const buys = boughtFor(ingredient, kitchen);
      return {
        ingredient,
        isAtHome: isAtHome(ingredient, kitchen),
        bought: buys,
        hindrance: hindranceOf(buys),
        ways: waysOf(ingredient),
      };
    }),
    labels: dishLabelsOf(detail?.ingredients ?? [], kitchen),
    buyCount: bought.length,
    buyCents: detail === null ? 0 : centsOf(detail, bought),
    listCount: detail === null ? 0 : listItemsOf(context).length,
    adding: addingShown(adding, slug),
  };
}
export type RecipeShown = ReturnType<typeof recipeShown>;
