import type { recipeMachine } from '#machines/recipe/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { href } from '#ui/link/href.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';

/** Named by the recipe itself; other servings are the same page to search engines. */
export function recipeHead({ match }: { match: { context: RouterContext; params: { slug: string } } }) {
  const { context, params } = match;
  const known = chartOf<typeof recipeMachine>(context.shop, 'recipe')?.getSnapshot().context.detail;
  const recipe = known?.recipe.slug === params.slug ? known.recipe : undefined;
  return pageHead({
    context,
    place: recipe ? 'recipe' : 'recipes',
    name: recipe?.title,
    description: recipe?.text,
    canonical: recipe && href.recipe(recipe.slug),
    image: recipe?.image,
    isHidden: !recipe,
  });
}
