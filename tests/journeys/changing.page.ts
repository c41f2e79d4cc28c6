import type { Page } from 'playwright-core';
import { changerOf } from './changing.shopper.ts';

export const payPath = '/changeorder/payment';
export const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
export const modal = (page: Page) => page.locator('dialog.dialog');
export const titled = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: true });
export const presses = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click();
/** What stands on every page while an order is being changed. */
export const bar = (page: Page) => page.getByRole('region', { name: 'The order you are changing' });

/** What can be done with the order, in the list of orders. */
export const way = (page: Page, action: string) =>
  page.getByRole('link', { name: `${action}, order ${changerOf(page).orderNumber}`, exact: true });

const centsIn = (words: string): number =>
  Math.round(Number(/\$([\d,]+\.\d\d)/.exec(words)?.[1]?.replaceAll(',', '')) * 100);
export const payButton = (page: Page) => button(page, /^Pay \$/);
export const shownToPay = async (page: Page): Promise<number> => centsIn(await payButton(page).innerText());
/** What the list of changes says that they come to: above nothing it is to be paid, below it comes back. */
export async function shownDifference(page: Page): Promise<number> {
  const words = await page.locator('.order-difference dl [data-total]').innerText();
  return /comes back/i.test(words) ? -centsIn(words) : centsIn(words);
}
