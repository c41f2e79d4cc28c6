import type { SnapshotFrom } from 'xstate';
import type { recipesMachine } from './recipes.machine.ts';

type RecipesNow = SnapshotFrom<typeof recipesMachine>;

/** A page of recipes; the last answer stands until there is a newer one. */
export function recipesShown(now: RecipesNow | undefined) {
  const { shown = null, answered = null, fault = null } = now?.context ?? {};
  return {
    state: now?.hasTag('failed')
      ? ('failed' as const)
      : now?.hasTag('busy') === false && shown !== null
        ? ('shown' as const)
        : ('asking' as const),
    shown,
    answered,
    fault,
  };
}
export type RecipesShown = ReturnType<typeof recipesShown>;

/** What is suggested for what is typed; null while nothing is, and none where the store knows nothing to suggest. */
export function suggestionsShown(now: RecipesNow | undefined) {
  if (now?.hasTag('offered')) return now.context.suggestions;
  return now?.hasTag('none') ? [] : null;
}
export type SuggestionsShown = ReturnType<typeof suggestionsShown>;
