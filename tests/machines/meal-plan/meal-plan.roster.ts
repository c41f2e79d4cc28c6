import assert from 'node:assert/strict';
import { noAdding } from '#machines/adding/index.ts';
import { type MealPlanContext, mealPlanMachine, mealPlanShown } from '#machines/meal-plan/index.ts';
import { FaultError } from '#services/fault.ts';
import { atHomeIn, noPlan } from '#services/meal-plans/plan.rules.ts';
import { sampleKept, samplePlan, sampleReview } from '#ui/pages/meal-planning/sample-plan.ts';
import { sampleIngredients, sampleRecipes } from '#ui/recipe-card/sample-recipes.ts';
import type { Rostered } from '../kit/rostered.ts';

export const { soup, loaf } = sampleRecipes;
export const kumara = sampleIngredients.plain.buy!.product.sku;
export const milk = sampleIngredients.milk.buy!.product.sku;
export const oatMilk = sampleIngredients.milk.substitutes[0]!.product.sku;
const refused = (fieldErrors: Readonly<Record<string, string>>) =>
  new FaultError({ tag: 'refused', status: 400, code: 'Invalid', message: 'No.', fieldErrors });
export const nameRefused = refused({ name: 'is one plan too many' });
export const recipeGone = refused({ 'meals.1.slug': 'is not a recipe of ours' });
export const noSuchPlan = new FaultError({ tag: 'refused', status: 404, code: 'NotFound', message: 'No.' });
export const choose = ({ slug, title, serves }: typeof soup) =>
  ({ type: 'meal.choose', slug, title, servings: serves }) as const;
const keeping = { type: 'plan.keep', name: 'A week', isNew: false } as const;

export const chart: Rostered = {
  name: 'meal-plan',
  machine: mealPlanMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: () => [
    { type: 'plan.recall', plan: samplePlan },
    { type: 'plan.recall', plan: noPlan },
    choose(soup),
    choose(loaf),
    { type: 'meal.serve', slug: soup.slug, servings: 6 },
    { type: 'meal.serve', slug: soup.slug, servings: 99 },
    { type: 'meal.drop', slug: soup.slug },
    { type: 'plan.open', plan: sampleKept },
    { type: 'plan.open', plan: { ...sampleKept, meals: [], gone: ['caviar-toast'] } },
    { type: 'plan.clear' },
    { type: 'plan.bringBack' },
    { type: 'review.open' },
    { type: 'review.close' },
    { type: 'review.reload' },
    { type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true },
    { type: 'ingredient.tick', ingredientId: 'caviar', isAtHome: true },
    { type: 'product.choose', ingredientId: 'milk', sku: oatMilk },
    { type: 'product.choose', ingredientId: 'milk', sku: '999999' },
    { type: 'items.add' },
    { type: 'list.add' },
    { type: 'line.done', sku: kumara },
    { type: 'line.lost', sku: milk },
    { type: 'adding.told', adding: { ...noAdding, state: 'added', of: 'plan', added: [kumara] } },
    { ...keeping, key: 'one' },
    { ...keeping, key: 'two', isNew: true },
    { ...keeping, name: '', key: 'three', problems: { name: 'Please give the plan a name.' } },
    { type: 'kept.told', planId: sampleKept.planId, name: 'Another name' },
    { type: 'kept.told', planId: sampleKept.planId, name: null },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  /** One of each kind: what is refused by its guard leads nowhere. */
  pathEvents: () => [
    { type: 'plan.recall', plan: samplePlan },
    choose(soup),
    { type: 'meal.serve', slug: soup.slug, servings: 6 },
    { type: 'meal.drop', slug: soup.slug },
    { type: 'meal.drop', slug: loaf.slug },
    { type: 'plan.open', plan: sampleKept },
    { type: 'plan.clear' },
    { type: 'plan.bringBack' },
    { type: 'review.open' },
    { type: 'review.close' },
    { type: 'review.reload' },
    { type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true },
    { type: 'product.choose', ingredientId: 'milk', sku: oatMilk },
    { type: 'items.add' },
    { type: 'list.add' },
    { type: 'line.done', sku: kumara },
    { type: 'line.lost', sku: milk },
    { type: 'adding.told', adding: { ...noAdding, state: 'added', of: 'plan', added: [kumara] } },
    { ...keeping, key: 'one' },
    { ...keeping, name: '', key: 'three', problems: { name: 'Please give the plan a name.' } },
    { type: 'kept.told', planId: sampleKept.planId, name: null },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
  ],
  answers: { reviewPlan: [sampleReview], keepPlan: [sampleKept] },
  refusals: { reviewPlan: [recipeGone], keepPlan: [nameRefused, noSuchPlan] },
  shape: ({ meals, aside, review, adding }: MealPlanContext) => [
    meals.length,
    aside === null,
    review === null,
    adding.state === 'adding',
  ],
  spans: [7_999, 8_000],
  oracle: (world) => (_happened, said) => {
    const before = said.context as MealPlanContext;
    const snapshot = world.snapshot();
    const context = snapshot.context as MealPlanContext;
    const shown = mealPlanShown(snapshot as never);
    const open = (name: string) => world.open().filter((question) => question.name === name).length;
    assert.ok(open('reviewPlan') <= 1 && open('keepPlan') <= 1, 'The store is asked twice at once.');
    if (context.subject !== before.subject && before.subject !== null)
      assert.deepEqual(
        [context.meals, context.aside, context.kept, context.review],
        [[], null, null, null],
        'What one shopper planned stayed for the next.',
      );
    if (context.meals.length === 0) assert.equal(open('reviewPlan'), 0, 'A plan of no meal is looked over.');
    assert.ok(context.meals.length <= 14, 'There are more meals than a plan can have.');
    assert.equal(new Set(context.meals.map(({ slug }) => slug)).size, context.meals.length, 'A meal stands twice.');
    if (shown.state === 'shown') {
      assert.deepEqual(
        context.answered?.meals,
        context.meals.map(({ slug, servings }) => ({ slug, servings })),
        'What is shown is of other meals.',
      );
      assert.deepEqual(
        context.answered?.atHome,
        atHomeIn(context.kitchen, context.review?.lines ?? []),
        'The sum on show counts what is at home.',
      );
    }
  },
};
