import type { Page } from 'playwright-core';
import { seatOf } from './who.ts';

/** On the page of signing in: with their own password, unless another is said. */
export async function signIn(page: Page, password = seatOf(page).person.password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(seatOf(page).person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** By the menu of the head, from wherever they are. */
export async function signInByMenu(page: Page): Promise<void> {
  const menu = page.locator('header .account-menu').filter({ hasText: 'Sign in' });
  await menu.locator('summary, button').first().click();
  await menu.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
}
