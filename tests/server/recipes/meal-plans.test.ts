import type * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFlag } from '#server/db/repositories/flags.ts';
import { type MealPlan, mostMeals, mostPlans, type PlanReview } from '#services/meal-plans/meal-plans.contract.ts';
import type { SignedIn } from '../api/shop.ts';
import { eats, openRecipeShop, type RecipeShop } from './recipe-shop.ts';

type Review = v.InferInput<typeof PlanReview>;
type Plan = v.InferInput<typeof MealPlan>;
const path = '/api/v1/meal-plans';
const unknown = '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11';
let shop: RecipeShop;
let aroha: SignedIn;
beforeAll(async () => {
  shop = await openRecipeShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  aroha = await shop.signedIn();
});

const meal = (slug: string, servings = 4) => ({ slug, servings });
const cents = (dollars: number) => Math.round(dollars * 100);
const asGuest = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
async function review(meals: readonly object[], atHome: readonly string[] = [], headers: HeadersInit = asGuest) {
  const response = await shop.send('POST', `${path}/review`, { meals, atHome }, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Review;
}
const lineOf = ({ lines }: Review, id: string) => lines.find(({ ingredientId }) => ingredientId === id);

describe('The review of a meal plan', () => {
  it('has each thing once, however many meals use it [A7.096] [A2.052] [A1.11]', async () => {
    const told = await review([meal('spaghetti-bolognese'), meal('lentil-cottage-pie', 6), meal('kumara-mash')]);
    const ids = told.lines.map(({ ingredientId }) => ingredientId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lineOf(told, 'onion')).toMatchObject({
      needs: '2',
      usedIn: ['Spaghetti bolognese', 'Lentil cottage pie'],
    });
    expect(lineOf(told, 'canned-tomatoes')?.needs).toBe('3 cans');
    expect(told.meals.map(({ recipe, servings }) => [recipe.slug, servings])).toEqual([
      ['spaghetti-bolognese', 4],
      ['lentil-cottage-pie', 6],
      ['kumara-mash', 4],
    ]);
  });

  it('scales with the servings of each meal', async () => {
    expect(lineOf(await review([meal('kumara-mash', 2)]), 'kumara')?.needs).toBe('500 g');
    expect(lineOf(await review([meal('kumara-mash', 2), meal('kumara-mash', 6)]), 'kumara')?.needs).toBe('2 kg');
  });

  it('counts nothing that is at home, and still says what a serving uses', async () => {
    const all = await review([meal('spaghetti-bolognese')]);
    const some = await review([meal('spaghetti-bolognese')], ['beef-mince', 'olive-oil']);
    expect(lineOf(some, 'beef-mince')?.isAtHome).toBe(true);
    const home = ['beef-mince', 'olive-oil'].map((id) => cents(lineOf(all, id)?.buy?.total ?? 0));
    expect(cents(some.total)).toBe(cents(all.total) - home.reduce((sum, one) => sum + one, 0));
    expect(some.costPerServe).toBe(all.costPerServe);
    expect(cents(all.total)).toBe(all.lines.reduce((sum, { buy }) => sum + cents(buy?.total ?? 0), 0));
  });

  it('is fitted to how somebody eats', async () => {
    await eats(shop, aroha, { avoids: ['Milk'] });
    const line = lineOf(await review([meal('kumara-mash')], [], aroha.headers), 'butter');
    expect(line?.insteadOf?.why).toBe('dietary');
    expect(line?.buy?.conflicts).toEqual([]);
  });

  it('keeps nothing', async () => {
    const before = await shop.databaseHash();
    await review([meal('pavlova')]);
    await review([meal('pavlova')], [], aroha.headers);
    expect(await shop.databaseHash()).toBe(before);
  });

  it.each([
    ['no meal', { meals: [], atHome: [] }],
    ['too many meals', { meals: Array.from({ length: mostMeals + 1 }, () => meal('pavlova')), atHome: [] }],
    ['a meal for nobody', { meals: [meal('pavlova', 0)], atHome: [] }],
    ['a recipe that is none', { meals: [meal('nothing-like-it')], atHome: [] }],
    ['a price', { meals: [{ ...meal('pavlova'), price: 0 }], atHome: [] }],
    ['nothing of what is at home', { meals: [meal('pavlova')] }],
  ])('is refused for %s', async (_, body) => {
    expect((await shop.send('POST', `${path}/review`, body, asGuest)).status).toBe(400);
  });
});

describe('Meal plans', () => {
  const keep = (name: string, meals: readonly object[] = [meal('pavlova')], more: object = {}) =>
    shop.send('POST', path, { name, meals }, { ...aroha.headers, ...more });
  const kept = async (name: string, meals?: readonly object[]) => (await (await keep(name, meals)).json()) as Plan;
  const plans = async (who = aroha) => ((await (await shop.get(path, who.headers)).json()) as { plans: Plan[] }).plans;

  it('are kept with their meals under a name and an id that nobody guesses [A2.053] [A7.096]', async () => {
    const plan = await kept('  Week one ', [meal('pavlova', 8), meal('boil-up', 3)]);
    expect(plan).toMatchObject({ name: 'Week one', gone: [] });
    expect(plan.planId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect((await plans()).map(({ planId, meals }) => [planId, meals.map(({ servings }) => servings)])).toEqual([
      [plan.planId, [8, 3]],
    ]);
    expect(await plans(await shop.signedIn())).toEqual([]);
  });

  it('are kept once for each key, and the key is good for nothing else', async () => {
    const key = { 'idempotency-key': unknown };
    const first = await (await keep('Week', undefined, key)).json();
    expect(await (await keep('Week', undefined, key)).json()).toEqual(first);
    expect((await keep('Other', undefined, key)).status).toBe(422);
    expect(await plans()).toHaveLength(1);
  });

  it('change, and go', async () => {
    const { planId } = await kept('Week');
    const wanted = { name: 'Next week', meals: [meal('boil-up', 2)] };
    const changed = await shop.send('PUT', `${path}/${planId}`, wanted, aroha.headers);
    expect(await changed.json()).toMatchObject({ planId, name: 'Next week', meals: [{ servings: 2 }] });
    const remove = () => shop.send('DELETE', `${path}/${planId}`, undefined, aroha.headers);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await shop.send('PUT', `${path}/${planId}`, wanted, aroha.headers)).status).toBe(404);
    expect(await plans()).toEqual([]);
  });

  it('say which of their recipes are gone', async () => {
    const { planId } = await kept('Week', [meal('pavlova')]);
    const meals = JSON.stringify([meal('pavlova'), meal('old-favourite')]);
    await shop.db.transaction((trx) => trx.updateTable('meal_plans').set({ meals }).where('id', '=', planId).execute());
    const [plan] = await plans();
    expect(plan?.gone).toEqual(['old-favourite']);
    expect(plan?.meals.map(({ recipe }) => recipe.slug)).toEqual(['pavlova']);
  });

  it('are so many at most', async () => {
    for (let at = 0; at < mostPlans; at++) expect((await keep(`Week ${at}`)).status).toBe(200);
    const before = await shop.databaseHash();
    const refused = await keep('One more');
    expect([refused.status, Object.keys(((await refused.json()) as { fieldErrors: object }).fieldErrors)]).toEqual([
      400,
      ['name'],
    ]);
    expect(await shop.databaseHash()).toBe(before);
  });

  it.each([
    ['without a name', { name: ' ', meals: [meal('pavlova')] }],
    ['with a name of 61 letters', { name: 'ā'.repeat(61), meals: [meal('pavlova')] }],
    ['of no meal', { name: 'Week', meals: [] }],
    ['of a recipe that is none', { name: 'Week', meals: [meal('nothing-like-it')] }],
    ['of somebody else', { name: 'Week', meals: [meal('pavlova')], shopperId: 'x' }],
  ])('are refused %s', async (_, body) => {
    const before = await shop.databaseHash();
    expect((await shop.send('POST', path, body, aroha.headers)).status).toBe(400);
    expect(await shop.databaseHash()).toBe(before);
  });

  it('are for shoppers alone', async () => {
    expect((await shop.get(path)).status).toBe(401);
    expect((await shop.get(path, (await shop.signedIn({ isShopper: false })).headers)).status).toBe(403);
  });

  it('are nowhere while the feature is off [A6.13] [A2.O10]', async () => {
    const { planId } = await kept('Week');
    const flag = (isOn: boolean) => shop.db.transaction((trx) => setFlag(trx, 'MealPlanning', isOn));
    await flag(false);
    const body = { name: 'Week', meals: [meal('pavlova')] };
    const asked = [
      await shop.get(path, aroha.headers),
      await shop.send('POST', path, body, aroha.headers),
      await shop.send('PUT', `${path}/${planId}`, body, aroha.headers),
      await shop.send('DELETE', `${path}/${planId}`, undefined, aroha.headers),
      await shop.send('POST', `${path}/review`, { meals: body.meals, atHome: [] }, asGuest),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await flag(true);
    expect(await plans()).toHaveLength(1);
  });
});
