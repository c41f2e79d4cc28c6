import type { ReactNode } from 'react';
import { MissingRecipe } from '#ui/pages/recipe/no-recipe.tsx';

/** A recipe that is not there, as the first page says it with its status. */
export const MissingRecipeRoute = (): ReactNode => <MissingRecipe />;
