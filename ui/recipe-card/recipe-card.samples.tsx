import type { Piece, Samples } from '../gallery.types.ts';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeGrid } from './recipe-grid.tsx';
import { sampleRecipes, sampleShelf } from './sample-recipes.ts';
import { SavingContext } from './save-context.ts';
import { SaveRecipe } from './save-recipe.tsx';

const { soup, loaf, fish } = sampleRecipes;
const shopper = { isSaved: (_: string, onPage: boolean) => onPage, onMark: () => undefined };

export const piece: Piece = {
  title: 'Recipe card',
  about: 'A recipe to choose, with what a serve of it costs at the store on show, and the heart that saves it.',
  rows: ['A1.10', 'B6.07', 'B5.06'],
  charts: ['saved-recipes'],
};

export const samples: Samples = {
  'for a guest': <RecipeCard recipe={soup} />,
  'for a shopper': (
    <SavingContext value={shopper}>
      <RecipeCard recipe={soup} />
    </SavingContext>
  ),
  saved: (
    <SavingContext value={shopper}>
      <RecipeCard recipe={loaf} />
    </SavingContext>
  ),
  'something of it cannot be bought': <RecipeCard recipe={fish} />,
  several: <RecipeGrid recipes={sampleShelf.recipes} label="Recipes" />,
  'with its word': (
    <SavingContext value={shopper}>
      <SaveRecipe recipe={loaf} isWide />
    </SavingContext>
  ),
};
