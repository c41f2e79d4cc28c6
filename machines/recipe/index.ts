export { recipeMachine } from './recipe.machine.ts';
export { type RecipeShown, recipeShown } from './recipe.select.ts';
export {
  blankRecipe,
  type Kitchens,
  type RecipeContext,
  type RecipeEvent,
  type RecipeInput,
  type RecipeReport,
  type RecipeTag,
  recipeCarriage,
} from './recipe.types.ts';
