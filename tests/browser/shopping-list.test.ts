import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from './chromium.ts';
import { type Registered, registered } from './people.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Browser;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ TRUST_PROXY: '1' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const open = async (page: Page, path: string) => {
  await page.goto(`${store.origin}${path}`);
  await whenLive(page);
};
const lines = (page: Page) => page.locator('.shopping-list-words').allInnerTexts();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('shoppingList'));
const write = async (page: Page, text: string) => {
  await page.getByLabel('Add to your list').fill(text);
  await page.keyboard.press('Enter');
};
const signIn = (context: BrowserContext, { cookie }: Registered) =>
  context.addCookies([{ name: 'cw-ssoc', value: /cw-ssoc=([^;]+)/.exec(cookie)?.[1] ?? '', url: store.origin }]);
const listOf = async (person: Registered) =>
  ((await person.ask('GET', '/api/v1/shopping-lists/my')) as { items: { text: string }[] }).items.map(
    ({ text }) => text,
  );

describe('The shopping list', () => {
  it('of a guest outlives a reload, and goes to the server once when they are a shopper, whatever page is on show [A1.32] [A4.36] [A4.38] [A9.25] [A9.O6] [A2.041] [A6.02]', async () => {
    const { page, context, complaints } = await openPage(browser);
    await open(page, '/shoppinglist');
    for (const text of ['Milk', 'Vogel’s bread', 'Eggs']) await write(page, text);
    await expect.poll(() => lines(page)).toEqual(['Milk', 'Vogel’s bread', 'Eggs']);
    await page.getByRole('button', { name: 'Remove Vogel’s bread' }).click();
    await page.getByRole('checkbox', { name: 'Eggs' }).check();
    await page.reload();
    await whenLive(page);
    await expect.poll(() => lines(page)).toEqual(['Milk', 'Eggs']);
    expect(await page.getByRole('checkbox', { name: 'Eggs' }).isChecked()).toBe(true);

    const person = await registered(store);
    await person.ask('POST', '/api/v1/shopping-lists/my/items', { items: [{ text: 'MILK' }] });
    await signIn(context, person);
    const other = await context.newPage();
    await Promise.all([page.goto(`${store.origin}/shop/specials`), other.goto(`${store.origin}/`)]);
    await Promise.all([whenLive(page), whenLive(other)]);
    await expect.poll(() => listOf(person), { timeout: 15_000 }).toEqual(['MILK', 'Eggs']);
    await expect.poll(() => kept(page)).toBe(null);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of a shopper is in the first HTML, says what was merged, is shared by a link, and leaves nothing after a sign-out [A1.14] [A4.37] [A3.55]', async () => {
    const { page, context, complaints } = await openPage(browser);
    await open(page, '/shoppinglist');
    await write(page, 'Kūmara');
    await expect.poll(() => lines(page)).toEqual(['Kūmara']);
    const person = await registered(store);
    await person.ask('POST', '/api/v1/shopping-lists/my/items', { items: [{ text: 'Tea' }] });
    await signIn(context, person);
    const html = await (await context.request.get(`${store.origin}/shoppinglist`)).text();
    expect(html).toContain('>Tea<');
    await open(page, '/shoppinglist');
    await expect.poll(() => lines(page), { timeout: 15_000 }).toEqual(['Tea', 'Kūmara']);
    expect(await page.locator('.shopping-list-note').innerText()).toContain('1 item added, 0 already there');

    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link to your list').inputValue();
    const guest = await openPage(browser);
    await guest.page.goto(link);
    await whenLive(guest.page);
    expect(await guest.page.locator('.shopping-list-page-shared li').allInnerTexts()).toEqual(['Tea', 'Kūmara']);
    await guest.page.getByRole('button', { name: 'Add all to my list' }).click();
    await guest.page.getByRole('link', { name: 'To my list' }).click();
    await expect.poll(() => lines(guest.page)).toEqual(['Tea', 'Kūmara']);
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect.poll(() => page.getByLabel('Link to your list').count()).toBe(0);
    await guest.page.goto(link);
    expect(await guest.page.locator('h1').innerText()).toBe('This list is not shared any more.');
    await guest.context.close();

    const menu = page.locator('header .account-menu').first();
    await menu.locator('summary, button').first().click();
    await menu.getByRole('link', { name: 'Sign out' }).click();
    await expect.poll(() => menu.innerText()).toContain('Sign in');
    await expect.poll(() => page.locator('.shopping-list .empty-state').count()).toBe(1);
    expect(await kept(page)).toBe(null);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands beside a search, each line a search of its own, until it is closed [B2.11] [B2.45] [B2.O2]', async () => {
    const { page, context, complaints } = await openPage(browser);
    await open(page, '/shoppinglist');
    for (const text of ['milk', 'bread']) await write(page, text);
    await page.getByRole('link', { name: 'Find milk' }).click();
    const panel = page.getByRole('complementary', { name: 'Your shopping list' });
    await panel.waitFor();
    await expect
      .poll(() => panel.locator('[aria-current]').getAttribute('aria-label'))
      .toBe('Find milk, looked for now');
    await panel.getByRole('link', { name: 'Find bread' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toContain('bread');
    await expect.poll(() => new URL(page.url()).searchParams.get('openShoppingList')).toBe('true');
    await panel.getByRole('checkbox', { name: 'bread' }).check();
    await panel.getByRole('link', { name: 'Close the list' }).click();
    await expect.poll(() => panel.count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('search')).toBe('bread');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
