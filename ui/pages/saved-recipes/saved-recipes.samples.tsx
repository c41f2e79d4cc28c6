import type { SavedRecipesShown } from '#machines/saved-recipes/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleRecipes } from '#ui/recipe-card/sample-recipes.ts';
import { SavingContext } from '#ui/recipe-card/save-context.ts';
import { SavedRecipesPage } from './saved-recipes-page.tsx';

const { loaf, soup, fish } = sampleRecipes;
const ignored = () => undefined;
const shopper = { isSaved: (_: string, onPage: boolean) => onPage, onMark: ignored };

const face = (recipes: SavedRecipesShown['recipes'], more: Partial<SavedRecipesShown> = {}) => (
  <SavingContext value={shopper}>
    <SavedRecipesPage
      shown={{
        ...{ state: 'read', recipes, fault: null },
        savedCount: recipes?.filter(({ isSaved }) => isSaved).length ?? 0,
        ...more,
      }}
      onReload={ignored}
    />
  </SavingContext>
);

export const samples: Samples = {
  some: face([loaf, { ...soup, isSaved: true }, { ...fish, isSaved: true }]),
  'one that was forgotten': face([loaf, soup]),
  none: face([]),
  'on its way': face(null, { state: 'reading' }),
  'did not come': face(null, { state: 'unread', fault: { tag: 'offline', message: '' } }),
};

export const piece: Piece = {
  title: 'Saved recipes',
  about: 'The recipes that a shopper saved; one that is not saved any more can be brought back.',
  rows: ['A2.046', 'B6.07'],
  charts: ['saved-recipes'],
};
