import assert from 'node:assert/strict';
import { type SavedRecipesContext, savedRecipesMachine } from '#machines/saved-recipes/index.ts';
import { sampleRecipes } from '#ui/recipe-card/sample-recipes.ts';
import type { Rostered } from '../kit/rostered.ts';

const { loaf, soup } = sampleRecipes;
export const saved = [loaf];
export const soupWish = { slug: soup.slug, title: soup.title };

export const chart: Rostered = {
  name: 'saved-recipes',
  machine: savedRecipesMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: () => [
    { type: 'recipes.read' },
    { type: 'recipe.mark', ...soupWish, isSaved: true },
    { type: 'recipe.mark', ...soupWish, isSaved: false },
    { type: 'recipe.mark', slug: loaf.slug, title: loaf.title, isSaved: false },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadSaved: [saved, []], markRecipe: [null] },
  shape: ({ subject, recipes, wishes, sent }: SavedRecipesContext) => [
    subject,
    recipes?.length ?? null,
    wishes.length,
    sent,
  ],
  oracle: (world) => (_happened, said) => {
    const before = said.context as SavedRecipesContext;
    const context = world.snapshot().context as SavedRecipesContext;
    const open = (name: string) => world.open().filter((question) => question.name === name).length;
    if (context.subject !== before.subject)
      assert.deepEqual(
        [context.recipes, context.wishes, context.told],
        [null, [], {}],
        'What one shopper saved stayed for the next.',
      );
    if (context.subject === null) assert.equal(world.open().length, 0, 'Something is asked for nobody.');
    assert.equal(
      open('markRecipe'),
      context.wishes.length > 0 ? 1 : 0,
      'One wish at a time is told, and none is left.',
    );
    assert.equal(new Set(context.wishes.map(({ slug }) => slug)).size, context.wishes.length);
  },
};
