export { savedRecipesMachine } from './saved-recipes.machine.ts';
export { isSavedIn, type SavedRecipesShown, savedRecipesShown } from './saved-recipes.select.ts';
export {
  type RecipeWish,
  type SavedRecipesContext,
  type SavedRecipesEvent,
  type SavedRecipesInput,
  type SavedRecipesReport,
  type SavedRecipesTag,
  savedRecipesCarriage,
} from './saved-recipes.types.ts';
