import type { Page } from 'playwright-core';
import { whenLive } from '../browser/chromium.ts';
import { seatOf, told } from './who.ts';

/** What is cooked. */
export const recipe = { slug: 'banana-pikelets', words: 'pikelet', title: 'Banana pikelets' } as const;

export const at = '/recipes/banana-pikelets';
type Told = {
  readonly ingredients: readonly {
    readonly ingredientId: string;
    readonly name: string;
    readonly isStaple: boolean;
    readonly buy: { readonly product: { readonly sku: string }; readonly quantity: number } | null;
  }[];
};
export const detailOf = (page: Page) => told<Told>(page, `/api/v1${at}?servings=6`);
/** What is bought where nothing was said of the kitchen; the first of it is what the journey says is at home. */
export const bought = ({ ingredients }: Told) => ingredients.filter(({ buy, isStaple }) => buy !== null && !isStaple);
export const signsIn = async (page: Page) => {
  const { email, password } = seatOf(page).person;
  const status = await page.evaluate(
    async (credentials) =>
      (
        await fetch('/api/v1/credentials', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-session-subject': 'guest' },
          body: JSON.stringify(credentials),
        })
      ).status,
    { email, password },
  );
  if (status !== 200) throw new Error(`Nobody is signed in: ${status}.`);
};
export const opens = async (page: Page, path: string) => {
  await page.goto(`${seatOf(page).store.origin}${path}`);
  await whenLive(page);
};
export const heart = (page: Page) =>
  page.locator('.recipe-head, .saved-recipes').getByRole('button', { name: `Save recipe: ${recipe.title}` });
export const until = async <T>(what: () => Promise<T>, is: (found: T) => boolean, says: string): Promise<void> => {
  const deadline = performance.now() + 8_000;
  let found = await what();
  while (!is(found)) {
    if (performance.now() > deadline) throw new Error(`${says} ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = await what();
  }
};
export const savedSlugs = async (page: Page) =>
  (await told<{ recipes: { slug: string }[] }>(page, '/api/v1/recipes/my/saved')).recipes.map(({ slug }) => slug);
export const ticked = async (page: Page) => {
  const [first] = bought(await detailOf(page));
  if (!first) throw new Error('Nothing of the recipe is sold.');
  return first;
};
