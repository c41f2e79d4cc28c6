import { expect, it } from 'vitest';
import { recipeData } from '#src/structured-recipe.ts';
import { sampleDetail } from '#ui/recipe-card/sample-recipes.ts';

it('A recipe is told to search engines with its times, its ingredients and its steps, and no price', () => {
  const data = recipeData(sampleDetail, 'https://shop.example.nz');
  expect(data).toMatchObject({
    '@type': 'Recipe',
    name: 'Roast kūmara and coconut soup',
    url: 'https://shop.example.nz/recipes/kumara-soup',
    prepTime: 'PT10M',
    cookTime: 'PT25M',
    totalTime: 'PT35M',
    recipeYield: '4',
    recipeCategory: 'Dinner',
    suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
  });
  expect(data.recipeIngredient[0]).toBe('800 g red kūmara, peeled and in chunks');
  expect(data.recipeInstructions).toEqual(
    sampleDetail.method.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  );
  expect(JSON.stringify(data)).not.toContain('price');
});
