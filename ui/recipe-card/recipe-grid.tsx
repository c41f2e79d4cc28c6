import type { ReactNode } from 'react';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { useRecipesSeen } from '#ui/impressions/use-seen.ts';
import { RecipeCard } from './recipe-card.tsx';

type Props = {
  readonly recipes: readonly Recipe[];
  readonly label: string;
  readonly level?: 2 | 3;
  /** How many of them stand in the first view. */
  readonly eager?: number;
  /** What can be done with a recipe, below its card. */
  readonly below?: (recipe: Recipe) => ReactNode;
};

/** Recipes side by side, as many as there is room for; each is told of once when it comes into view. */
export function RecipeGrid({ recipes, label, level = 3, eager = 0, below }: Props) {
  const seen = useRecipesSeen(recipes);
  return (
    <ul className="recipe-grid" aria-label={label} ref={seen}>
      {recipes.map((recipe, index) => (
        <li key={recipe.slug}>
          <RecipeCard recipe={recipe} level={level} isEager={index < eager} />
          {below?.(recipe)}
        </li>
      ))}
    </ul>
  );
}
