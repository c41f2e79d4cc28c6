import { blankRecipe, type RecipeContext, recipeMachine, recipeShown } from '#machines/recipe/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleDetail, sampleIngredients } from '#ui/recipe-card/sample-recipes.ts';
import { CookingPage } from './cooking-page.tsx';
import { MissingRecipe, ReadingRecipe, UnreadRecipe } from './no-recipe.tsx';
import { RecipePage } from './recipe-page.tsx';

const ignored = () => undefined;
const { slug } = sampleDetail.recipe;

function face(context: Partial<RecipeContext> = {}, value = 'shown', isGuest = false) {
  const now = recipeMachine.resolveState({
    value: value as never,
    context: {
      ...blankRecipe,
      ...{ subject: 'mere', detail: sampleDetail, asked: { slug, servings: null }, answered: { slug, servings: null } },
      ...context,
    },
  });
  const shown = recipeShown(now, slug);
  return (
    <RecipePage
      shown={{ ...shown, detail: shown.detail ?? sampleDetail }}
      guestHref={isGuest ? `/recipes/${slug}` : null}
      onSend={ignored}
      onPrint={ignored}
    />
  );
}
const offline = { tag: 'offline', message: '' } as const;
const everything = Object.fromEntries(sampleDetail.ingredients.map(({ ingredientId }) => [ingredientId, true]));
const { milk } = sampleIngredients;
const unsuited = {
  ...sampleDetail,
  isFitted: true,
  ingredients: [
    { ...milk, buy: milk.buy && { ...milk.buy, conflicts: [{ kind: 'contains' as const, what: 'milk' }] } },
  ],
};

export const samples: Samples = {
  'for a shopper': face(),
  'for a guest': face({ subject: null }, 'shown', true),
  'with everything at home': face({ kitchens: { [slug]: { isAtHome: everything, chosen: {} } } }),
  'against the dietary profile': face({ detail: unsuited }),
  added: face({ adding: { state: 'added', of: slug, pending: [], added: ['1', '2'], lost: [] } }),
  scaling: face({ asked: { slug, servings: 6 } }, 'reading'),
  'could not be scaled': face({ asked: { slug, servings: 6 }, fault: offline }, 'failed'),
  'to cook by': <CookingPage detail={sampleDetail} />,
  'on its way': <ReadingRecipe />,
  'did not come': <UnreadRecipe fault={offline} onRetry={ignored} />,
  'no such recipe': <MissingRecipe />,
};

export const piece: Piece = {
  title: 'Recipe',
  about: 'One recipe: scaled, ticked off by what is at home, and put into the trolley or on the shopping list.',
  rows: ['A1.10', 'A7.077'],
  charts: ['recipe', 'adding', 'saved-recipes'],
};
