import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const shelf = '/shop/browse/pantry';

async function shopper() {
  const { cookie } = await registered(rig.store);
  const cookies = cookiesIn(cookie, rig.store);
  return async (path: string, options = {}) => {
    const watched = await openPage(rig.browser, options);
    watched.page.setDefaultTimeout(15_000);
    await watched.context.addCookies(cookies);
    const writes: unknown[] = [];
    watched.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/trolleys/')) writes.push(request.postDataJSON());
    });
    await watched.page.goto(`${rig.store.origin}${path}`);
    await whenLive(watched.page);
    return { ...watched, writes };
  };
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const count = (page: Page) => page.locator('.trolley-link').textContent();
const saved = (page: Page) => page.locator('.stepper[data-status="resting"]').first().waitFor();

describe('Adding to the trolley', () => {
  it('turns Add into a stepper that has the focus, counts in the head, and stands in the first HTML afterwards', async () => {
    const open = await shopper();
    const { page, complaints, context, writes } = await open(shelf);
    expect(await count(page)).toContain('empty');
    const card = page.locator('.product-card', { has: page.locator('.product-card-add') }).first();
    const name = (await card.locator('.product-card-name').textContent()) ?? '';
    await card.locator('.product-card-add').focus();
    await page.keyboard.press('Enter');
    await page.locator('.add-to-trolley').waitFor();
    expect(await focused(page)).toContain(`More ${name}`);
    await saved(page);
    await page.locator('.trolley-link', { hasText: '1 item' }).waitFor();
    expect(writes).toMatchObject([{ quantity: 1, pricingUnit: 'Each', addToBasketSource: 'ProductCard' }]);

    const html = await (await page.request.get(`${rig.store.origin}${shelf}`)).text();
    expect(html).toMatch(/Trolley, 1 item, \$\d/);
    expect(html).toContain(', 1 in trolley');
    await page.reload();
    await whenLive(page);
    expect(await count(page)).toContain('1 item');

    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.locator('.trolley-link', { hasText: 'empty' }).waitFor();
    expect(await focused(page)).toContain('Add');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('adds one for two fast clicks, and asks once for many taps', async () => {
    const open = await shopper();
    const { page, context, writes } = await open(shelf);
    await page.locator('.product-card-add').first().dblclick();
    await saved(page);
    const more = page.locator('.stepper-more').first();
    for (let tap = 0; tap < 4; tap += 1) await more.click();
    await page.locator('.trolley-link', { hasText: /[45] items|6 items/ }).waitFor();
    await page.waitForFunction(() => document.querySelector('.stepper')?.getAttribute('data-status') === 'resting');
    expect(writes.length).toBeLessThanOrEqual(3);
    await context.close();
  });

  it('keeps what was wanted when the store cannot be reached, and gets it through at another try', async () => {
    const open = await shopper();
    const { page, context } = await open(shelf);
    await page.route('**/trolleys/my/items', (route) => route.abort());
    await page.locator('.product-card-add').first().click();
    const again = page.getByRole('button', { name: 'Send now' });
    await again.waitFor();
    expect(await page.locator('.numeric-input').first().inputValue()).toBe('1');
    await page.unroute('**/trolleys/my/items');
    await again.click();
    await page.locator('.trolley-link', { hasText: '1 item' }).waitFor();
    await saved(page);
    await context.close();
  });

  it('shows in a second tab what the first has added, on a phone too', async () => {
    const open = await shopper();
    const first = await open(shelf);
    await first.page.locator('.product-card-add').first().click();
    await saved(first.page);
    await first.page.locator('.trolley-link', { hasText: '1 item' }).waitFor();
    const second = await open('/', phone);
    expect(await second.page.locator('.bottom-bar').textContent()).toContain('Trolley, 1 item');
    await first.context.close();
    await second.context.close();
  });

  it('leads a visitor without script to signing in, and back to the product', async () => {
    const { page, context } = await openPage(rig.browser, { javaScriptEnabled: false });
    await page.goto(`${rig.store.origin}${shelf}`);
    expect(await page.locator('.product-card-add').first().getAttribute('href')).toContain('productdetails');
    expect(await page.locator('.trolley-link').textContent()).toBe('Trolley');
    await context.close();
  });
});
