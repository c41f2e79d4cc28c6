import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const place = '/shop/editsearchlist';

async function shopper(options = {}) {
  const { cookie } = await registered(rig.store);
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(cookie, rig.store));
  await watched.page.goto(`${rig.store.origin}${place}`);
  await whenLive(watched.page);
  return watched;
}
const box = (page: Page) => page.getByRole('textbox', { name: 'Your list' });
const find = (page: Page) => page.getByRole('button', { name: 'Find everything' }).click();
const trolley = (page: Page, text: string) => page.locator('.trolley-link', { hasText: text }).waitFor();

describe('A whole list', () => {
  it('of odd signs is looked for as what it says, and everything of it is shown as text', async () => {
    const { page, complaints, context } = await shopper();
    await box(page).fill(
      '• <b>milk</b>\n"; DROP TABLE--\n\u202etfel\n% _ \\ \n\u0000🍌🍌\n{{bread}}\r\n- [x] 2 × oats',
    );
    await find(page);
    await page.locator('.list-match').waitFor();
    expect(await page.locator('.list-match-line-term').allTextContents()).toContain('<b>milk</b>');
    expect(await page.locator('.list-match b', { hasText: /^milk$/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('outlives the loss of the network, and is found once it is back', async () => {
    const { page, context } = await shopper();
    await box(page).fill('milk\nbread');
    await page.route('**/list-search', (route) => route.abort());
    await find(page);
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    expect(await box(page).inputValue()).toBe('milk\nbread');
    await page.unroute('**/list-search');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 2, name: 'milk' }).waitFor();
    await context.close();
  });

  it('outlives a reload and the back button in the middle of shopping, and adds nothing twice', async () => {
    const { page, context } = await shopper();
    await box(page).fill('milk\nbread\nunobtainium');
    await find(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'bread' }).waitFor();
    await trolley(page, '1 item');
    await page.reload();
    await whenLive(page);
    await page.getByRole('heading', { level: 2, name: 'bread' }).waitFor();
    await page.getByRole('button', { name: 'milk added' }).waitFor();
    await page.locator('a[href="/"]:visible').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'bread' }).waitFor();
    await trolley(page, '1 item');
    await context.close();
  });

  it('is passed by one line only when the button is pressed twice in one place', async () => {
    const { page, context } = await shopper();
    await box(page).fill('milk\nbread\ncheese');
    await find(page);
    await page.getByRole('button', { name: 'Add', exact: true }).dblclick();
    await page.getByRole('heading', { level: 2, name: 'bread' }).waitFor();
    await trolley(page, '1 item');
    expect(await page.getByRole('heading', { level: 2, name: 'bread' }).isVisible()).toBe(true);
    await context.close();
  });

  it('is led to signing in for a guest, and stays within its window on a phone', async () => {
    const guest = await openPage(rig.browser);
    await guest.page.goto(`${rig.store.origin}${place}`);
    expect(new URL(guest.page.url()).pathname).toBe('/shop/securelogin');
    await guest.context.close();
    const { page, context } = await shopper({ viewport: phone });
    await box(page).fill('milk\nbread and a very long name of something that nobody has ever heard of before\ncheese');
    await find(page);
    await page.locator('.list-match').waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'See all lines at once' }).click();
    await page.locator('.list-match-overview').waitFor();
    expect(await wide()).toBeLessThanOrEqual(0);
    await context.close();
  });
});

describe('What may have been forgotten', () => {
  it('stands in the first HTML with the way on, and can be added [A7.009]', async () => {
    const { page, context, complaints } = await shopper();
    await box(page).fill('milk');
    await find(page);
    await page.getByRole('button', { name: /^Add/ }).last().click();
    await trolley(page, '1 item');
    const html = await (await page.request.get(`${rig.store.origin}/haveyouforgotten`)).text();
    expect(html).toContain('Continue to checkout');
    await page.goto(`${rig.store.origin}/haveyouforgotten`);
    await whenLive(page);
    await page.locator('.product-card-add').first().click();
    await trolley(page, '2 items');
    expect(await page.getByRole('link', { name: 'Continue to checkout' }).getAttribute('href')).toBe('/checkout');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
