export { recipesMachine } from './recipes.machine.ts';
export { type RecipesShown, recipesShown, type SuggestionsShown, suggestionsShown } from './recipes.select.ts';
export {
  type RecipesContext,
  type RecipesEvent,
  type RecipesTag,
  recipesCarriage,
  type Shelf,
} from './recipes.types.ts';
