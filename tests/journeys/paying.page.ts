import type { Page } from 'playwright-core';

export const payPath = '/checkout/payment';
export const confirmationPath = '/checkout/confirmation';

export const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
export const payButton = (page: Page) => button(page, /^Pay \$/);
export const press = (page: Page) => payButton(page).click();

/** What the button says that is paid, in cents. */
export async function shownCents(page: Page): Promise<number> {
  const words = (await payButton(page).textContent()) ?? '';
  return Math.round(Number(/\$([\d,]+\.\d\d)/.exec(words)?.[1]?.replaceAll(',', '')) * 100);
}

export async function typeCard(page: Page, number: string, cvv = '123'): Promise<void> {
  await page.waitForSelector('.card-frame[data-state="loaded"]', { timeout: 60_000 });
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('31');
  await card.getByLabel('CVV').fill(cvv);
}

/** The confirmation is on show, of an order that has a number. */
export async function isConfirmed(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === confirmationPath, { timeout: 40_000 });
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
}
