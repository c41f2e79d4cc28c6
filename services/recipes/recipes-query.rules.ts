import { courses, mostServings, recipeDiets, recipeSorts, type RecipeDiet } from './recipes.words.ts';
import type { RecipesAsked } from './recipes.contract.ts';

type Search = Readonly<Record<string, unknown>>;
const longestSearch = 100;
const [usualSort] = recipeSorts;

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Which diets a field of an address names, each once and in one order: several stand in it, with commas. */
export const dietsIn = (field: string | undefined): readonly RecipeDiet[] => {
  const named = new Set((field ?? '').split(','));
  return recipeDiets.filter((diet) => named.has(diet));
};

/** What an address asks of the recipes; what it says otherwise is left out, and so is what is usual. */
export function recipesAsked({ search, course, diets, minutes, sort, page }: Search): RecipesAsked {
  const words = wordOf(search).slice(0, longestSearch);
  const served = courses.find((one) => one === course);
  const fields = (Array.isArray(diets) ? diets : [diets]).map(wordOf).join(',');
  const suited = dietsIn(fields).join(',');
  const most = wordOf(minutes);
  const sorted = recipeSorts.find((one) => one === sort && one !== usualSort);
  const at = wordOf(page);
  return {
    ...(words === '' ? {} : { search: words }),
    ...(served === undefined ? {} : { course: served }),
    ...(suited === '' ? {} : { diets: suited }),
    ...(/^[1-9]\d{0,2}$/.test(most) ? { minutes: most } : {}),
    ...(sorted === undefined ? {} : { sort: sorted }),
    ...(/^[1-9]\d{0,3}$/.test(at) && at !== '1' ? { page: at } : {}),
  };
}

/** Whether the page shows the whole shelf of recipes, which opens with its collections. */
export const isWholeShelf = ({ search, course, diets, minutes, sort, page }: RecipesAsked): boolean =>
  [search, course, diets, minutes, sort, page].every((field) => field === undefined);

/** The same shelf with a diet more, or one less; it begins on its first page. */
export function withDiet(asked: RecipesAsked, diet: RecipeDiet): RecipesAsked {
  const { diets, page: _, ...rest } = asked;
  const had = dietsIn(diets);
  const now = dietsIn((had.includes(diet) ? had.filter((one) => one !== diet) : [...had, diet]).join(','));
  return now.length === 0 ? rest : { ...rest, diets: now.join(',') };
}

export type RecipeView = 'cooking';
export type RecipeSearch = { readonly servings?: number; readonly view?: RecipeView };

/** For how many a recipe is told, and whether only its method is shown; anything else is as the recipe has it. */
export function recipeSearch({ servings, view }: Search): RecipeSearch {
  const said = wordOf(servings);
  const count = /^\d{1,2}$/.test(said) ? Number(said) : 0;
  return {
    ...(count >= 1 && count <= mostServings ? { servings: count } : {}),
    ...(view === 'cooking' ? { view } : {}),
  };
}
