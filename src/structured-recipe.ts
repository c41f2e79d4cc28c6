import type { RecipeDetail } from '#services/recipes/recipes.contract.ts';
import { href } from '#ui/link/href.ts';
import { courseTexts, dietTexts } from '#ui/texts/recipes.texts.ts';

const lasting = (minutes: number): string => `PT${minutes}M`;

/** The diets that schema.org has a word for. */
const suitable = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  'gluten-free': 'GlutenFreeDiet',
} as const;
const hasWord = (diet: string): diet is keyof typeof suitable => Object.hasOwn(suitable, diet);

/** A recipe as search engines read it. */
export function recipeData(detail: RecipeDetail, origin: string) {
  const { recipe, prepMinutes, cookMinutes, servings, ingredients, method } = detail;
  const url = `${origin}${href.recipe(recipe.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.text,
    url,
    image: `${origin}${recipe.image}`,
    recipeCategory: courseTexts[recipe.course].text,
    keywords: recipe.diets.map((diet) => dietTexts[diet].text).join(', '),
    prepTime: lasting(prepMinutes),
    cookTime: lasting(cookMinutes),
    totalTime: lasting(prepMinutes + cookMinutes),
    recipeYield: String(servings),
    suitableForDiet: recipe.diets.filter(hasWord).map((diet) => `https://schema.org/${suitable[diet]}`),
    recipeIngredient: ingredients.map(({ text, note }) => (note ? `${text}, ${note}` : text)),
    recipeInstructions: method.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}
