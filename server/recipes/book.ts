import { recipes } from '#fixtures/recipes/recipes.ts';
import type { RecipeFacts } from '#fixtures/recipes/table.ts';
import { fold, stem } from '../catalogue/search/fold.ts';
import { factsOf } from './kitchen.ts';

/** What things are called in te reo Māori and at home, besides their names in the recipes. */
const alsoCalled: Readonly<Record<string, string>> = {
  apple: 'āporo',
  banana: 'panana',
  bread: 'parāoa',
  butter: 'pata',
  carrot: 'kāroti',
  cheese: 'tīhi',
  egg: 'hēki',
  'fish-fillets': 'ika kaimoana',
  'smoked-fish': 'ika kaimoana',
  honey: 'miere',
  kumara: 'sweet potato',
  'lamb-leg': 'reme',
  milk: 'miraka',
  mussels: 'kūtai kuku kaimoana',
  onion: 'riki',
  potato: 'rīwai spuds',
  pumpkin: 'paukena',
  puha: 'rauriki watercress',
};
const courseWords = {
  breakfast: 'breakfast parakuihi',
  lunch: 'lunch tina',
  dinner: 'dinner tea hapa',
  sides: 'sides salad vegetables',
  baking: 'baking biscuits cakes',
  dessert: 'dessert pudding purini',
  drinks: 'drinks inu',
} as const;

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(stem);

type Page = { readonly recipe: RecipeFacts; readonly weights: ReadonlyMap<string, number> };
const inTitle = 8;
const inIngredients = 3;
const inCourse = 2;
const inText = 1;
const mostWords = 8;

/** Every word of a recipe with how much it says there. Of the shop, not of anybody: it is made once. */
const pages: readonly Page[] = recipes.map((recipe) => {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of wordsOf(text)) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  add(recipe.title, inTitle);
  for (const { ingredientId } of recipe.ingredients) {
    const { one, many } = factsOf(ingredientId).called;
    add(`${one} ${many} ${alsoCalled[ingredientId] ?? ''}`, inIngredients);
  }
  add(courseWords[recipe.course], inCourse);
  add(recipe.text, inText);
  return { recipe, weights };
});
const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]));

export const recipeOf = (slug: string): RecipeFacts | null => bySlug.get(slug) ?? null;

/** How well a word meets what stands on a page: a whole word twice as well as its beginning. */
function met(weights: Page['weights'], word: string): number {
  let best = 2 * (weights.get(word) ?? 0);
  if (word.length >= 2) for (const [own, weight] of weights) if (weight > best && own.startsWith(word)) best = weight;
  return best;
}

/** Recipes that have every word that is looked for, the best first; all of them, the most cooked first, without a word. */
export function searched(search: string): readonly RecipeFacts[] {
  const words = wordsOf(search).slice(0, mostWords);
  if (words.length === 0) return /\S/.test(search) ? [] : recipes;
  return pages
    .map(({ recipe, weights }) => {
      const each = words.map((word) => met(weights, word));
      return { recipe, score: each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.recipe.popularity - one.recipe.popularity)
    .map(({ recipe }) => recipe);
}

/** Titles that a search may mean while it is typed. */
export const suggested = (search: string, most: number): readonly RecipeFacts[] =>
  /\S/.test(search) ? searched(search).slice(0, most) : [];

const mostSimilar = 4;
const sameCourse = 0.45;

/** What shares most with a recipe of what it is cooked with, its staples aside. */
export function similarTo(recipe: RecipeFacts): readonly RecipeFacts[] {
  const tellingOf = ({ ingredients }: RecipeFacts) =>
    new Set(ingredients.map(({ ingredientId }) => ingredientId).filter((id) => !factsOf(id).isStaple));
  const mine = tellingOf(recipe);
  return recipes
    .filter((other) => other !== recipe)
    .map((other) => {
      const theirs = tellingOf(other);
      const shared = [...mine].filter((id) => theirs.has(id)).length / Math.max(1, Math.min(mine.size, theirs.size));
      return { other, score: shared + (other.course === recipe.course ? sameCourse : 0) };
    })
    .toSorted((one, other) => other.score - one.score || other.other.popularity - one.other.popularity)
    .slice(0, mostSimilar)
    .map(({ other }) => other);
}
