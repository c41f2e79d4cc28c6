import { notFound } from '@tanstack/react-router';
import type { Kitchens, recipeMachine } from '#machines/recipe/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

/** What this tab remembers of the kitchen of whoever is here. */
export type RecipeParts = { readonly recall: (subject: string | null) => Kitchens };

export type Asked = {
  readonly context: RouterContext;
  readonly params: { readonly slug: string };
  readonly deps: { readonly servings: number | null };
};
const recipeIn = ({ shop }: Pick<RouterContext, 'shop'>) => chartOf<typeof recipeMachine>(shop, 'recipe');
const isSlug = (slug: string): boolean => /^[a-z0-9-]{1,80}$/.test(slug);

/**
 * A recipe is on the page when the page comes on show, so that it has its title; another number of servings is worked out
 * while the last one stays.
 */
export async function needRecipe({ context, params: { slug }, deps: { servings } }: Asked): Promise<void> {
  if (!isSlug(slug)) throw notFound();
  await context.openLate('recipe');
  const chart = recipeIn(context);
  const isAnother = chart?.getSnapshot().context.detail?.recipe.slug !== slug;
  chart?.send({ type: 'recipe.open', slug, servings });
  if (isAnother) await chartSettled(context.shop, 'recipe');
  if (import.meta.env.SSR && chart?.getSnapshot().hasTag('missing')) throw notFound();
}
