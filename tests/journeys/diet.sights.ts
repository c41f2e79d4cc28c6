import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DietaryProfile, DietConflict } from '#services/dietary/dietary.contract.ts';
import type { Journey } from './journey.types.ts';
import { lines, seatOf, told } from './who.ts';

type Item = { readonly sku: string; readonly name: string; readonly unit: string };
type List = { readonly products: { readonly items: readonly Item[]; readonly totalItems: number } };
type Against = { readonly againstDiet?: readonly DietConflict[] };

const soon = { timeout: 10_000 };
async function keeps(page: Page, diets: string[], avoids: string[]): Promise<void> {
  await expect
    .poll(() => told<DietaryProfile>(page, '/api/v1/preferences/my/diet'), soon)
    .toEqual({ diets, avoids, avoidsTraces: false });
}
const section = (page: Page) => page.getByRole('region', { name: 'How you eat' });
const box = (page: Page, name: string) => section(page).getByRole('checkbox', { name, exact: true });
async function ticked(page: Page, ...names: string[]): Promise<void> {
  for (const name of ['Vegetarian', 'Milk'])
    await expect.poll(() => box(page, name).isChecked(), soon).toBe(names.includes(name));
}
const saved = (page: Page) => section(page).getByText('Saved', { exact: true }).waitFor();
const line = (page: Page) => page.locator('.diet-line');
const specials = (page: Page, query = '') => told<List>(page, `/api/v1/products?target=specials${query}`);

/** Something of the store that its label says has milk in it. */
export async function milkyProduct(page: Page): Promise<Item> {
  const { products } = await told<List>(page, '/api/v1/products/search?search=cheese&diet=any');
  for (const item of products.items.filter(({ unit }) => unit === 'Each')) {
    const { allergens } = await told<{ allergens: string[] }>(page, `/api/v1/products/${item.sku}`);
    if (allergens.includes('Milk')) return item;
  }
  throw new Error('Nothing has milk in it.');
}

async function isBound(page: Page): Promise<void> {
  const [mine, all] = [await specials(page), await specials(page, '&diet=any')];
  const hidden = all.products.totalItems - mine.products.totalItems;
  expect(hidden).toBeGreaterThan(0);
  const words = hidden === 1 ? '1 product is left out.' : `${hidden} products are left out.`;
  await line(page).getByText(`Shown for how you eat: Vegetarian, no milk. ${words}`).waitFor();
}
async function trolleyLine(page: Page) {
  const { sku } = await milkyProduct(page);
  const row = page.locator(`main .trolley-line[data-sku="${sku}"]`);
  await row.waitFor();
  const held = (await lines(page)).find((one) => one.sku === sku) as Against | undefined;
  expect(held).toBeDefined();
  return { row, against: held?.againstDiet };
}

export const dietSights: Journey['see'] = {
  outside: (page) => keeps(page, [], []),
  blank: async (page) => {
    await ticked(page);
    await keeps(page, [], []);
    const first = await (await page.request.get(`${seatOf(page).store.origin}/account/preferences`)).text();
    expect(first).toMatch(/id="how-you-eat".*>Vegetarian<.*>Sulphites</s);
  },
  vegetarian: async (page) => {
    await ticked(page, 'Vegetarian');
    await saved(page);
    await keeps(page, ['Vegetarian'], []);
  },
  told: async (page) => {
    await ticked(page, 'Vegetarian', 'Milk');
    await saved(page);
    await keeps(page, ['Vegetarian'], ['Milk']);
  },
  unkept: async (page) => {
    await section(page)
      .getByText(/^Not saved: /)
      .waitFor();
    await ticked(page, 'Milk');
    await keeps(page, [], []);
  },
  givenUp: async (page) => {
    await ticked(page);
    await keeps(page, [], []);
  },
  milkless: async (page) => {
    await ticked(page, 'Milk');
    await saved(page);
    await keeps(page, [], ['Milk']);
  },
  bound: isBound,
  suited: async (page) => {
    await page.waitForURL((url) => !url.searchParams.has('diet'));
    await isBound(page);
  },
  everything: async (page) => {
    await line(page).getByText('You see everything, also what is against how you eat.').waitFor();
    await page.waitForURL((url) => url.searchParams.get('diet') === 'any');
  },
  back: async (page) => {
    await page.waitForURL((url) => url.pathname === '/account/preferences' && url.hash === '#how-you-eat');
    await ticked(page, 'Vegetarian', 'Milk');
    await expect
      .poll(() => section(page).evaluate((part) => Math.round(part.getBoundingClientRect().top)), soon)
      .toBeLessThan(400);
  },
  against: async (page) => {
    const box = page.locator('main').getByRole('alert').filter({ hasText: 'This is against how you eat' });
    await box.getByText('It contains milk.').waitFor();
  },
  inTrolley: async (page) => {
    const { row, against } = await trolleyLine(page);
    expect(against).toEqual([{ kind: 'contains', what: 'Milk' }]);
    await row.getByText('Against how you eat: contains milk').waitFor();
  },
  freed: async (page) => {
    await keeps(page, [], []);
    const { row, against } = await trolleyLine(page);
    expect(against).toBe(undefined);
    await row.getByText(/how you eat/).waitFor({ state: 'detached' });
  },
};
