import type { RecipesShown } from '#machines/recipes/index.ts';
import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleShelf, sampleSummary } from '#ui/recipe-card/sample-recipes.ts';
import { RecipesPage } from './recipes-page.tsx';
import type { Suggesting } from './recipes-search.tsx';

const ignored = () => undefined;
const whole = { recipes: sampleShelf, summary: sampleSummary };
const plain = { recipes: sampleShelf, summary: null };
const none = { recipes: { ...sampleShelf, recipes: [], totalItems: 0 }, summary: null };

function face(
  shown: RecipesShown['shown'],
  asked: RecipesAsked = {},
  more: Partial<RecipesShown> = {},
  suggestions: Suggesting['suggestions'] = null,
) {
  return (
    <RecipesPage
      asked={asked}
      shown={{ state: 'shown', shown, answered: shown && asked, fault: null, ...more }}
      banners={[]}
      suggestions={suggestions}
      onType={ignored}
      onClose={ignored}
      onReload={ignored}
    />
  );
}

export const samples: Samples = {
  'the whole shelf': face(whole),
  narrowed: face(plain, { course: 'dinner', diets: 'vegetarian,gluten-free', minutes: '30', sort: 'quickest' }),
  'with suggestions': face(whole, {}, {}, [
    { slug: 'kumara-soup', title: 'Roast kūmara and coconut soup' },
    { slug: 'leek-soup', title: 'Leek and potato soup' },
  ]),
  'not found': face(none, { search: 'caviar' }),
  'beyond the last page': face({ ...none, recipes: { ...none.recipes, totalItems: 60 } }, { page: '9' }),
  'on its way': face(null, {}, { state: 'asking' }),
  'did not come': face(null, {}, { state: 'failed', fault: { tag: 'offline', message: '' } }),
};

export const piece: Piece = {
  title: 'Recipes',
  about: 'All the recipes: collections to begin with, a search that suggests, and filters that are plain links.',
  rows: ['A2.049', 'B2.17', 'A7.012', 'A7.013', 'A7.077'],
  charts: ['recipes', 'saved-recipes'],
};
