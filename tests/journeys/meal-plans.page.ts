import type { Page } from 'playwright-core';
import { whenLive } from '../browser/chromium.ts';
import { seatOf, told } from './who.ts';

type Bought = { readonly product: { readonly sku: string }; readonly quantity: number };
type Review = {
  readonly meals: readonly { readonly servings: number }[];
  readonly lines: readonly {
    readonly name: string;
    readonly isAtHome: boolean;
    readonly buy: Bought | null;
  }[];
};
/** What the store said last of the plan on show. */
const reviews = new WeakMap<Page, Review>();
const listening = new WeakSet<Page>();
export function listen(page: Page): void {
  if (listening.has(page)) return;
  listening.add(page);
  page.on('response', async (response) => {
    if (!response.url().endsWith('/meal-plans/review') || !response.ok()) return;
    reviews.set(page, (await response.json()) as Review);
  });
}
export const lastReview = (page: Page): Review => {
  const review = reviews.get(page);
  if (!review) throw new Error('The store has said nothing of the plan.');
  return review;
};
export const opens = async (page: Page, path: string) => {
  await page.goto(`${seatOf(page).store.origin}${path}`);
  await whenLive(page);
};
export const isShown = (page: Page) => page.locator('main.review-plan[data-state="shown"]').waitFor();
export const plans = async (page: Page) =>
  (await told<{ plans: { name: string; meals: { servings: number }[] }[] }>(page, '/api/v1/meal-plans')).plans;
export const until = async <T>(what: () => Promise<T>, is: (found: T) => boolean, says: string): Promise<void> => {
  const deadline = performance.now() + 8_000;
  let found = await what();
  while (!is(found)) {
    if (performance.now() > deadline) throw new Error(`${says} ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    found = await what();
  }
};
export const firstBought = (page: Page) => {
  const line = lastReview(page).lines.find(({ buy, isAtHome }) => buy !== null && !isAtHome);
  if (!line) throw new Error('Nothing of the plan is sold.');
  return line;
};
export const tickOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `I have ${name} at home` });
/** What was ticked on a page. */
export const ticks = new WeakMap<Page, string>();
