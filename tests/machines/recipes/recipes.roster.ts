import assert from 'node:assert/strict';
import { type RecipesContext, recipesMachine, recipesShown, suggestionsShown } from '#machines/recipes/index.ts';
import { sampleShelf, sampleSummary } from '#ui/recipe-card/sample-recipes.ts';
import type { Rostered } from '../kit/rostered.ts';

export const whole = { recipes: sampleShelf, summary: sampleSummary };
export const none = { recipes: { ...sampleShelf, recipes: [], totalItems: 0 }, summary: null };
export const soups = { search: 'soup', suggestions: [{ slug: 'kumara-soup', title: 'Kūmara soup' }] };

export const chart: Rostered = {
  name: 'recipes',
  machine: recipesMachine,
  inputs: [{}],
  events: () => [
    { type: 'recipes.ask', asked: {} },
    { type: 'recipes.ask', asked: { course: 'dinner', page: '2' } },
    { type: 'recipes.reload' },
    { type: 'text.type', text: 'soup' },
    { type: 'text.type', text: ' s ' },
    { type: 'suggestions.close' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
  ],
  answers: { loadRecipes: [whole, none], suggestRecipes: [soups, { search: 'soup', suggestions: [] }] },
  shape: ({ asked, shown, fault, text }: RecipesContext) => [
    asked?.course ?? asked,
    shown?.recipes.totalItems ?? null,
    fault?.tag ?? null,
    text,
  ],
  spans: [299, 300, 4_999, 5_000],
  oracle: (world) => () => {
    const snapshot = world.snapshot();
    const { state, shown, answered, fault } = recipesShown(snapshot as never);
    const { asked, text } = snapshot.context as RecipesContext;
    const open = (name: string) => world.open().filter((question) => question.name === name).length;
    assert.ok(open('loadRecipes') <= 1 && open('suggestRecipes') <= 1, 'The store is asked twice at once.');
    if (state === 'shown') assert.deepEqual(answered, asked, 'An answer to another question is shown.');
    if (state === 'failed') assert.notEqual(fault, null, 'It failed and nobody can say why.');
    if (state === 'shown') assert.notEqual(shown, null);
    if ((suggestionsShown(snapshot as never) ?? []).length > 0)
      assert.notEqual(text, '', 'Something is suggested for nothing.');
  },
};
