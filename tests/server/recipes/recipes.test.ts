import type * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recipes } from '#fixtures/recipes/recipes.ts';
import type { RecipeDetail, Recipes, RecipesSummary } from '#services/recipes/recipes.contract.ts';
import type { SignedIn } from '../api/shop.ts';
import { base, eats, openRecipeShop, type RecipeShop } from './recipe-shop.ts';

type Page = v.InferInput<typeof Recipes>;
type Detail = v.InferInput<typeof RecipeDetail>;
let shop: RecipeShop;
let aroha: SignedIn;
beforeAll(async () => {
  shop = await openRecipeShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  aroha = await shop.signedIn();
});

const get = async <T>(path: string, headers: HeadersInit = {}): Promise<T> => {
  const response = await shop.get(`${base}${path}`, headers);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
};
const list = (query: string, headers?: HeadersInit) => get<Page>(query === '' ? '' : `?${query}`, headers);
const slugs = async (query: string) => (await list(query)).recipes.map(({ slug }) => slug);
const detail = (slug: string, query = '', headers?: HeadersInit) => get<Detail>(`/${slug}${query}`, headers);
const containedIn = ({ ingredients }: Detail) => [
  ...new Set(ingredients.flatMap(({ buy }) => buy?.label.contains ?? [])),
];
const cents = (dollars: number) => Math.round(dollars * 100);

describe('Recipes', () => {
  it('are listed in pages, the most cooked first, with how many there are of each course [A7.077] [A1.10]', async () => {
    const [first, second] = [await list(''), await list('page=2')];
    expect(first.totalItems).toBe(recipes.length);
    expect(first.recipes[0]?.slug).toBe('spaghetti-bolognese');
    const all = [...first.recipes, ...second.recipes].map(({ slug }) => slug);
    expect(all).toEqual(recipes.map(({ slug }) => slug));
    expect(first.courses.reduce((sum, { count }) => sum + count, 0)).toBe(recipes.length);
    expect((await list('page=9')).recipes).toEqual([]);
  });

  it('are found by their title, by what is in them, by their course, and without their macrons', async () => {
    expect((await slugs('search=pavlova'))[0]).toBe('pavlova');
    expect(await slugs('search=kumara')).toEqual(await slugs(`search=${encodeURIComponent('kūmara')}`));
    expect((await slugs('search=kumara')).length).toBeGreaterThan(4);
    expect(await slugs('search=feijoas')).toContain('feijoa-smoothie');
    expect(await slugs(`search=${encodeURIComponent('kūtai')}`)).toContain('garlic-mussels');
    expect(await slugs('search=hangi')).toEqual(['hangi-style-roast']);
    expect(await slugs('search=biscuit')).toContain('anzac-biscuits');
    expect(await slugs('search=kumara%20feta')).toEqual(['kumara-feta-salad']);
    expect(await slugs('search=submarine')).toEqual([]);
    expect(await slugs('search=%3F%3F')).toEqual([]);
  });

  it('are narrowed to a course, to diets that all hold, and to minutes', async () => {
    const baking = await list('course=baking');
    expect(new Set(baking.recipes.map(({ course }) => course))).toEqual(new Set(['baking']));
    expect(baking.courses.find(({ course }) => course === 'dinner')?.count, 'beside it').toBeGreaterThan(5);
    const vegan = await list('diets=vegan,gluten-free');
    expect(vegan.totalItems).toBeGreaterThan(1);
    expect(vegan.recipes.filter(({ diets }) => !diets.includes('vegan') || !diets.includes('gluten-free'))).toEqual([]);
    const quick = await list('course=dinner&minutes=30');
    expect(quick.recipes.length).toBeGreaterThan(1);
    expect(quick.recipes.filter(({ minutes }) => minutes > 30)).toEqual([]);
  });

  it('are sorted by minutes, by what a serving costs, and by name', async () => {
    const { recipes: quickest } = await list('sort=quickest');
    const minutes = quickest.map((one) => one.minutes);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    const costs = (await list('sort=cheapest')).recipes.flatMap(({ costPerServe }) => costPerServe ?? []);
    expect(costs.length).toBeGreaterThan(10);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect((await slugs('sort=name'))[0]).toBe('anzac-biscuits');
  });

  it.each(['course=elevenses', 'sort=best', 'page=0', 'minutes=soon', 'diets=Vegan!', 'brand=x'])(
    'are refused for an address that says %s',
    async (query) => {
      expect((await shop.get(`${base}?${query}`)).status).toBe(400);
    },
  );

  it('open with four or five collections, each a search of its own [A7.012]', async () => {
    const { collections, totalItems } = await get<v.InferInput<typeof RecipesSummary>>('/summary');
    expect(totalItems).toBe(recipes.length);
    expect([4, 5]).toContain(collections.length);
    for (const { search, recipes: shown } of collections) {
      expect(shown.length).toBeGreaterThan(1);
      const found = await slugs(new URLSearchParams(search as Record<string, string>).toString());
      expect(shown.map(({ slug }) => slug)).toEqual(found.slice(0, shown.length));
    }
  });

  it('are suggested while somebody types [A7.013]', async () => {
    const suggested = async (search: string) =>
      (await get<{ suggestions: { slug: string }[] }>(`/search-suggestions?search=${search}`)).suggestions;
    expect((await suggested('pav'))[0]).toEqual({ slug: 'pavlova', title: 'Pavlova with kiwifruit' });
    expect(await suggested('')).toEqual([]);
    expect((await suggested('k')).length).toBeLessThanOrEqual(8);
    expect((await shop.get(`${base}/search-suggestions`)).status).toBe(400);
  });
});

describe('A recipe', () => {
  it('is told for its servings, and scaled to others', async () => {
    const [own, double] = [await detail('kumara-mash'), await detail('kumara-mash', '?servings=8')];
    expect([own.servings, double.servings]).toEqual([4, 8]);
    const texts = ({ ingredients }: Detail) => ingredients.map(({ text }) => text);
    expect(texts(own)).toEqual(['1 kg red kūmara', '40 g butter', '¼ cup milk', 'a pinch of salt']);
    expect(texts(double)).toEqual(['2 kg red kūmara', '80 g butter', '½ cup milk', '2 pinches of salt']);
    expect(double.ingredients[0]?.amount).toBe(2_000);
    expect(cents(double.total)).toBeGreaterThan(cents(own.total));
  });

  it('counts whole packs in its total and what is used in a serving', async () => {
    const told = await detail('kumara-mash');
    const bought = told.ingredients.flatMap(({ buy }) => (buy ? [buy] : []));
    expect(bought).toHaveLength(4);
    expect(cents(told.total)).toBe(bought.reduce((sum, { total }) => sum + cents(total), 0));
    const besides = told.ingredients.flatMap(({ buy, isStaple }) => (buy && !isStaple ? [buy] : []));
    expect(cents(told.totalWithoutStaples)).toBe(besides.reduce((sum, { total }) => sum + cents(total), 0));
    expect((told.recipe.costPerServe ?? 0) * 4).toBeLessThan(told.total);
    expect(told.recipe.costPerServe).toBe((await list('search=kumara%20mash')).recipes[0]?.costPerServe);
  });

  it('costs in a trolley what it says, to the cent', async () => {
    const { ingredients, total } = await detail('spaghetti-bolognese', '?servings=6', aroha.headers);
    const lines = ingredients.flatMap(({ buy }) => (buy ? [buy] : []));
    for (const { product, quantity } of lines) {
      const wish = { sku: product.sku, quantity, pricingUnit: product.unit, addToBasketSource: 'Recipe' };
      const response = await shop.send('POST', '/api/v2/trolleys/my/items', wish, aroha.headers);
      expect(response.status, await response.clone().text()).toBe(200);
    }
    const trolley = (await (await shop.get('/api/v1/trolleys/my', aroha.headers)).json()) as { subtotal: number };
    expect(trolley.subtotal).toBe(total);
  });

  it('says what is in the products it is made with, and claims no diet that a label denies', async () => {
    const told = await detail('kumara-mash');
    const { recipe, nutrition } = told;
    expect(containedIn(told)).toEqual(['Milk']);
    expect(recipe.diets).toContain('vegetarian');
    expect(recipe.diets).not.toContain('dairy-free');
    expect(nutrition.map(({ name }) => name)).toContain('Energy');
    expect(nutrition.every(({ perServe }) => /^\d+(?:\.\d)? (?:kJ|g|mg)$/.test(perServe))).toBe(true);
  });

  it('has others that are like it, and not itself', async () => {
    const { similar } = await detail('banana-cake');
    expect(similar.length).toBe(4);
    expect(similar.map(({ slug }) => slug)).not.toContain('banana-cake');
    expect(similar.map(({ slug }) => slug)).toContain('feijoa-muffins');
  });

  it.each(['nothing-like-it', 'Pavlova', '..%2Fpavlova'])('is not there as %s', async (slug) => {
    expect((await shop.get(`${base}/${slug}`)).status).toBe(404);
  });

  it.each(['0', '21', '1.5', 'two'])('is not told for %s', async (servings) => {
    expect((await shop.get(`${base}/pavlova?servings=${servings}`)).status).toBe(400);
  });
});

describe('A recipe for somebody who told how they eat', () => {
  const butterOf = async (headers: HeadersInit) =>
    (await detail('kumara-mash', '', headers)).ingredients.find(({ ingredientId }) => ingredientId === 'butter');

  it('is bought of what suits them, and says what it stands for', async () => {
    const usual = await butterOf(aroha.headers);
    expect([usual?.insteadOf, usual?.buy?.conflicts]).toEqual([null, []]);
    await eats(shop, aroha, { avoids: ['Milk'] });
    const other = await butterOf(aroha.headers);
    expect(other?.buy?.product.name).toMatch(/Dairy Free|Plant-based/);
    expect(other?.insteadOf).toEqual({ name: usual?.buy?.product.name, why: 'dietary' });
    expect(other?.buy?.conflicts).toEqual([]);
    const butter = other?.substitutes.find(({ product }) => product.sku === usual?.buy?.product.sku);
    expect(butter?.conflicts, 'what may be taken instead says what is against it').toEqual([
      { kind: 'contains', what: 'Milk' },
    ]);
    expect(containedIn(await detail('kumara-mash', '', aroha.headers))).not.toContain('Milk');
  });

  it('says what is against them where nothing suits', async () => {
    await eats(shop, aroha, { avoids: ['Egg'] });
    const { ingredients, isFitted } = await detail('pavlova', '', aroha.headers);
    expect(isFitted).toBe(true);
    expect(ingredients.find(({ ingredientId }) => ingredientId === 'egg')?.buy?.conflicts).toEqual([
      { kind: 'contains', what: 'Egg' },
    ]);
  });

  it('is for nobody else so', async () => {
    await eats(shop, aroha, { avoids: ['Milk'] });
    const other = await shop.signedIn();
    expect((await butterOf(other.headers))?.insteadOf).toBeNull();
    expect((await detail('kumara-mash')).isFitted).toBe(false);
  });
});

describe('Saved recipes', () => {
  const save = (slug: string, method = 'PUT', who = aroha) =>
    shop.send(method, `${base}/my/saved/${slug}`, undefined, who.headers);
  const saved = async (who = aroha) =>
    (await get<{ recipes: { slug: string; isSaved: boolean }[] }>('/my/saved', who.headers)).recipes;

  it('are kept for a shopper, once however often it is said [B6.07] [A2.046]', async () => {
    const said = [await save('pavlova'), await save('pavlova'), await save('boil-up')];
    expect(said.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await saved()).map(({ slug, isSaved }) => [slug, isSaved])).toEqual([
      ['boil-up', true],
      ['pavlova', true],
    ]);
    expect((await detail('pavlova', '', aroha.headers)).recipe.isSaved).toBe(true);
    expect((await list('search=pavlova', aroha.headers)).recipes[0]?.isSaved).toBe(true);
    expect((await list('search=pavlova')).recipes[0]?.isSaved).toBe(false);
    expect(await saved(await shop.signedIn())).toEqual([]);
  });

  it('go once, however often it is said', async () => {
    await save('pavlova');
    expect([(await save('pavlova', 'DELETE')).status, (await save('pavlova', 'DELETE')).status]).toEqual([204, 204]);
    expect(await saved()).toEqual([]);
  });

  it('are for shoppers alone, and of recipes that there are', async () => {
    expect((await shop.get(`${base}/my/saved`)).status).toBe(401);
    const guest = await shop.signedIn({ isShopper: false });
    expect((await save('pavlova', 'PUT', guest)).status).toBe(403);
    const before = await shop.databaseHash();
    expect((await save('nothing-like-it')).status).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
  });
});
