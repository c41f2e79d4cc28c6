import type { SnapshotFrom } from 'xstate';
import type { savedRecipesMachine } from './saved-recipes.machine.ts';

type SavedRecipes = SnapshotFrom<typeof savedRecipesMachine>;

/** Whether a recipe is saved, wishes counted; what a page was told of it counts where nothing newer is known. */
export function isSavedIn(now: SavedRecipes | undefined, slug: string, onPage: boolean): boolean {
  const { wishes = [], told = {} } = now?.context ?? {};
  return wishes.find((wish) => wish.slug === slug)?.isSaved ?? told[slug] ?? onPage;
}

/** The page of saved recipes: one that is forgotten stays on show until the page is read again, so that it can be saved back. */
export function savedRecipesShown(now: SavedRecipes | undefined) {
  const { recipes = null, fault = null } = now?.context ?? {};
  const all = recipes?.map((recipe) => ({ ...recipe, isSaved: isSavedIn(now, recipe.slug, recipe.isSaved) })) ?? null;
  return {
    state: now?.hasTag('unread')
      ? ('unread' as const)
      : all !== null && !now?.hasTag('reading')
        ? ('read' as const)
        : ('reading' as const),
    recipes: all,
    savedCount: all?.filter(({ isSaved }) => isSaved).length ?? 0,
    fault,
  };
}
export type SavedRecipesShown = ReturnType<typeof savedRecipesShown>;
