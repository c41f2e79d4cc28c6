import assert from 'node:assert/strict';
import { noAdding } from '#machines/adding/index.ts';
import { type RecipeContext, recipeMachine, recipeShown } from '#machines/recipe/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleDetail, sampleIngredients, sampleRecipes } from '#ui/recipe-card/sample-recipes.ts';
import type { Rostered } from '../kit/rostered.ts';

export const detail = sampleDetail;
export const { slug } = sampleRecipes.soup;
export const kumara = sampleIngredients.plain.buy!.product.sku;
export const milk = sampleIngredients.milk.buy!.product.sku;
export const oatMilk = sampleIngredients.milk.substitutes[0]!.product.sku;
export const noSuchRecipe = new FaultError({ tag: 'refused', status: 404, code: 'NotFound', message: 'No.' });
const atHome = { [slug]: { isAtHome: { milk: true }, chosen: {} } };

export const chart: Rostered = {
  name: 'recipe',
  machine: recipeMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: () => [
    { type: 'recipe.open', slug, servings: null },
    { type: 'recipe.open', slug, servings: 8 },
    { type: 'recipe.open', slug: 'baked-hoki', servings: null },
    { type: 'recipe.reload' },
    { type: 'kitchens.restore', kitchens: atHome },
    { type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true },
    { type: 'ingredient.tick', ingredientId: 'kumara', isAtHome: true },
    { type: 'ingredient.tick', ingredientId: 'caviar', isAtHome: true },
    { type: 'product.choose', ingredientId: 'milk', sku: oatMilk },
    { type: 'product.choose', ingredientId: 'milk', sku: '999999' },
    { type: 'items.add' },
    { type: 'list.add' },
    { type: 'line.done', sku: kumara },
    { type: 'line.lost', sku: milk },
    { type: 'adding.told', adding: { ...noAdding, state: 'added', of: slug, added: [kumara] } },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadRecipe: [detail] },
  refusals: { loadRecipe: [noSuchRecipe] },
  shape: ({ subject, asked, detail: known, adding }: RecipeContext) => [
    subject,
    asked === null,
    known === null,
    adding.pending.length,
  ],
  spans: [7_999, 8_000],
  oracle: (world) => (_happened, said) => {
    const before = said.context as RecipeContext;
    const snapshot = world.snapshot();
    const context = snapshot.context as RecipeContext;
    const shown = recipeShown(snapshot as never, slug);
    assert.ok(world.open().length <= 1, 'The store is asked twice at once.');
    if (before.subject !== null && context.subject !== before.subject)
      assert.deepEqual([context.kitchens, context.adding.of], [{}, null], 'What one shopper has at home stayed.');
    if (context.subject !== before.subject) assert.equal(context.detail, null, 'What it costs one shopper stayed.');
    if (shown.state === 'shown') assert.notEqual(context.answered, null, 'A recipe is shown that nobody told.');
    const known = shown.ingredients.filter(({ isAtHome, hindrance }) => !isAtHome && hindrance === null);
    assert.equal(shown.buyCount, known.length, 'What is to be bought is counted wrongly.');
    const wanted = world.emitted.filter(({ type }) => type === 'lines.wanted');
    for (const { lines } of wanted)
      assert.ok(
        (lines as { sku: string }[]).every(({ sku }) => [kumara, milk, oatMilk].includes(sku)),
        'What is at home was put into the trolley.',
      );
  },
};
