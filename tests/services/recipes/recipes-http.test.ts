import { expect, test } from 'vitest';
import { createMealPlansService } from '#services/meal-plans/meal-plans.http.ts';
import { createRecipesService } from '#services/recipes/recipes.http.ts';
import { json, shopEdge } from '../edge.ts';

const key = '5f0c2a8e-0000-4000-8000-000000000001';
const planId = '5f0c2a8e-0000-4000-8000-000000000002';
const askedOf = (asked: readonly { readonly method: string; readonly url: string }[]) =>
  asked.map(({ method, url }) => {
    const { pathname, searchParams } = new URL(url, 'https://kete.example');
    return [method, pathname, Object.fromEntries(searchParams)];
  });
const recipe = {
  ...{ slug: 'pavlova', title: 'Pavlova', text: 'Ours.', image: '/assets/art/recipe-pavlova.svg', course: 'dessert' },
  ...{ minutes: 100, serves: 8, diets: ['vegetarian'], costPerServe: 1.32, isSaved: false },
};
const plan = {
  ...{ planId, name: 'Week', gone: ['old-favourite'], changedAt: '2026-11-20T01:02:03.456Z' },
  meals: [{ recipe, servings: 4 }],
};

test('recipes are a list by the words of the address, in cents [A7.077]', async () => {
  const page = { recipes: [recipe], totalItems: 1, page: 1, pageSize: 24, courses: [], diets: [] };
  const { http, asked } = shopEdge(() => json(page));
  const found = await createRecipesService(http).recipes({ search: 'kūmara', diets: 'vegan,gluten-free', page: '2' });
  expect(found.recipes).toEqual([{ ...recipe, costPerServe: undefined, costPerServeCents: 132 }]);
  expect(askedOf(asked)).toEqual([
    ['GET', '/api/v1/recipes', { search: 'kūmara', diets: 'vegan,gluten-free', page: '2' }],
  ]);
});

test('the first page, suggestions and one recipe have addresses of their own [A7.012] [A7.013]', async () => {
  const answers = [
    { totalItems: 0, collections: [] },
    { search: 'pav', suggestions: [] },
  ];
  const { http, asked } = shopEdge(() => json(answers[asked.length - 1] ?? {}));
  const recipes = createRecipesService(http);
  await recipes.summary();
  await recipes.suggestions('pav');
  await recipes.recipe('pavlova', 12).catch(() => undefined);
  await recipes.recipe('pavlova', null).catch(() => undefined);
  expect(askedOf(asked)).toEqual([
    ['GET', '/api/v1/recipes/summary', {}],
    ['GET', '/api/v1/recipes/search-suggestions', { search: 'pav' }],
    ['GET', '/api/v1/recipes/pavlova', { servings: '12' }],
    ['GET', '/api/v1/recipes/pavlova', {}],
  ]);
});

test('saving is a PUT, forgetting a DELETE, and the saved ones are a list [B6.07]', async () => {
  const { http, asked } = shopEdge(() =>
    asked.length === 3 ? json({ recipes: [recipe] }) : new Response(null, { status: 204 }),
  );
  const recipes = createRecipesService(http);
  await recipes.save('pavlova');
  await recipes.forget('pavlova');
  expect((await recipes.saved()).map(({ slug }) => slug)).toEqual(['pavlova']);
  expect(askedOf(asked)).toEqual([
    ['PUT', '/api/v1/recipes/my/saved/pavlova', {}],
    ['DELETE', '/api/v1/recipes/my/saved/pavlova', {}],
    ['GET', '/api/v1/recipes/my/saved', {}],
  ]);
});

test('a meal plan is kept under its key, changed and removed by its id [A7.096]', async () => {
  const { http, asked } = shopEdge(() =>
    asked.length === 2
      ? json({ plans: [plan] })
      : asked.length === 4
        ? new Response(null, { status: 204 })
        : json(plan),
  );
  const plans = createMealPlansService(http);
  const wanted = { name: 'Week', meals: [{ slug: 'pavlova', servings: 4 }] };
  expect(await plans.keep(wanted, key)).toMatchObject({ planId, changedMs: Date.UTC(2026, 10, 20, 1, 2, 3, 456) });
  expect((await plans.plans()).map(({ gone }) => gone)).toEqual([['old-favourite']]);
  await plans.change(planId, wanted);
  await plans.remove(planId);
  expect(askedOf(asked)).toEqual([
    ['POST', '/api/v1/meal-plans', {}],
    ['GET', '/api/v1/meal-plans', {}],
    ['PUT', `/api/v1/meal-plans/${planId}`, {}],
    ['DELETE', `/api/v1/meal-plans/${planId}`, {}],
  ]);
  expect(asked[0]?.headers.get('idempotency-key')).toBe(key);
  expect(await asked[0]?.json()).toEqual(wanted);
});

test('the review of a plan is asked for by a POST that says what is at home [A2.052]', async () => {
  const { http, asked } = shopEdge(() => json({ meals: [], lines: [], total: 12.3, costPerServe: 1.5 }));
  const told = await createMealPlansService(http).review({
    meals: [{ slug: 'pavlova', servings: 4 }],
    atHome: ['salt'],
  });
  expect(told).toEqual({ meals: [], lines: [], totalCents: 1_230, costPerServeCents: 150 });
  expect(askedOf(asked)).toEqual([['POST', '/api/v1/meal-plans/review', {}]]);
});
