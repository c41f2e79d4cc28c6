import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindsOfPage } from './addresses.ts';
import { openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { type RunningStore, serveStore } from './serve.ts';

let store: RunningStore;
let browser: Browser;
let kinds: Awaited<ReturnType<typeof kindsOfPage>>;
beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore(), openBrowser()]);
  kinds = await kindsOfPage(store);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const open = async (path: string, options = {}) => {
  const watched = await openPage(browser, options);
  watched.page.setDefaultTimeout(8_000);
  await watched.page.goto(`${store.origin}${path}`);
  await whenLive(watched.page);
  return watched;
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);
const cards = 'main a[href^="/shop/productdetails"]';

describe('Moving through the shop', () => {
  it('gives a page that was moved to the head that it has by itself, though only the first page’s words travelled [B3.15]', async () => {
    const headOf = (page: Page) =>
      page.evaluate(() => [
        document.title,
        document.querySelector('meta[name="description"]')?.getAttribute('content'),
        document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      ]);
    const moved = await open('/');
    const asked: string[] = [];
    moved.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const href of ['/shop/specials', '/recipes']) {
      await moved.page.locator(`a[href="${href}"]:visible`).first().click();
      await moved.page.waitForURL(`**${href}`);
      const direct = await open(href);
      const head = await headOf(direct.page);
      await expect.poll(() => headOf(moved.page)).toEqual(head);
      await direct.context.close();
    }
    expect(asked.filter((path) => path === '/assets/settings.json')).toHaveLength(1);
    await moved.context.close();
  });

  it('is a navigation of the page, not a new document, and says where it led', async () => {
    const { page, complaints, context } = await open('/');
    await page.evaluate(() => Object.assign(window, { mark: true }));
    const said = page.waitForSelector('[aria-live="polite"]:has-text("special")');
    await page.locator('.main-nav a[href="/shop/specials"]').click();
    await page.getByRole('heading', { level: 1, name: /special/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/shop/specials');
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    expect(await focused(page)).toBe('H1');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await said;
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('back puts the list where it was, with focus on the card that was opened [B2.66] [B2.69]', async () => {
    const { page, context } = await open('/shop/browse', { viewport: phone });
    const card = page.locator(cards).nth(8);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const href = await card.getAttribute('href');
    await card.click();
    await page.waitForURL('**/productdetails**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/shop/browse');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(await focused(page)).toBe(href);
    await context.close();
  });

  it('a filter leads to the top of the results with focus on their count [B2.68]', async () => {
    const { page, context } = await open('/shop/browse');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('main select[name="sort"]').selectOption('PriceAsc');
    await page.waitForURL(/sort=PriceAsc/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-results'))).toBe(true);
    await context.close();
  });

  it('a link that is only hovered is fetched once, and following it fetches nothing more', async () => {
    const { page, requests, context } = await open('/');
    const link = page.locator('.main-nav a[href="/shop/specials"]');
    await link.hover();
    await expect.poll(() => requests.filter((request) => request.includes('/api/v1/products')).length).toBe(1);
    await link.click();
    await page.waitForURL('**/shop/specials');
    expect(requests.filter((request) => request.includes('/api/v1/products')).length).toBe(1);
    await context.close();
  });

  it('fetches nothing ahead for who saves data', async () => {
    const { page, requests, context } = await openPage(browser);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(store.origin);
    await whenLive(page);
    const link = page.locator('.main-nav a[href="/shop/specials"]');
    await link.hover();
    await page.locator('.main-nav a[href^="/shop/browse"]').first().hover();
    await link.click();
    await page.getByRole('heading', { level: 1, name: /special/i }).waitFor();
    expect(requests.filter((request) => request.includes('/api/v1/products')).length).toBe(1);
    await context.close();
  });

  it.each([
    ['fades in', 'no-preference', 1],
    ['is simply there for who wants stillness', 'reduce', 0],
  ] as const)('another page %s', async (_, reducedMotion, transitions) => {
    const { page, complaints, context } = await open('/shop/specials', { reducedMotion });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { started: [] as string[] });
      document.startViewTransition = (update) => {
        const named = [...document.querySelectorAll<HTMLElement>('.picture-ground')].filter(
          (ground) => ground.style.getPropertyValue('view-transition-name') !== '',
        );
        Object.assign(window, { started: [...Reflect.get(window, 'started'), named.length] });
        return start(update);
      };
    });
    await page.locator(cards).nth(2).click();
    await page.waitForURL('**/productdetails**');
    await expect.poll(() => focused(page)).toBe('H1');
    expect(await page.evaluate(() => Reflect.get(window, 'started'))).toEqual(Array(transitions).fill(1));
    await page.goBack();
    await page.waitForURL('**/shop/specials');
    expect(await page.evaluate(() => Reflect.get(window, 'started'))).toHaveLength(transitions);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a product opened from a list is there at once with its name and price, and the rest joins it without moving', async () => {
    const { page, complaints, context } = await open('/shop/specials');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/v1\/products\/\d{6}$/, async (route) => {
      await held;
      await route.continue();
    });
    const card = page.locator('main .product-card').nth(3);
    const name = await card.locator('.product-card-name').innerText();
    const price = await card.locator('.price-now').innerText();
    await card.locator('.product-card-name').click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(await page.locator('.product-offer .price-now').innerText()).toBe(price);
    expect(await page.title()).toContain(name);
    await expect.poll(() => focused(page)).toBe('H1');
    expect(await page.locator('.product-facts').count()).toBe(0);
    const before = await page.locator('h1').boundingBox();
    answer();
    await page.locator('.product-facts h2').first().waitFor();
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    expect(await focused(page)).toBe('H1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a product whose rest does not come keeps what is known, says so, and offers to ask again', async () => {
    const { page, context } = await open('/shop/specials');
    await page.route(/\/api\/v1\/products\/\d{6}$/, (route) => route.abort());
    const card = page.locator('main .product-card-name').nth(3);
    const name = await card.innerText();
    await card.click();
    await page.getByText('We could not fetch everything about this product.').waitFor({ timeout: 15_000 });
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.unroute(/\/api\/v1\/products\/\d{6}$/);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('.product-facts h2').first().waitFor();
    await context.close();
  });

  it('a page that cannot be fetched says so and offers a way on', async () => {
    const { page, context } = await open('/');
    await page.route('**/api/v1/products**', (route) => route.abort());
    await page.locator('.main-nav a[href="/shop/specials"]').click();
    await page
      .getByText('Please try again later or feel free to contact us if problem persists')
      .waitFor({ timeout: 15_000 });
    expect(await page.locator('main a').count()).toBeGreaterThan(0);
    await context.close();
  });
});

describe('A modal with an address', () => {
  it('opens from a link, closes by its button, by Escape and by going back, and never moves the page [B2.61] [B2.67] [A2.124]', async () => {
    const { page, complaints, context } = await open('/');
    await page.evaluate(async () => {
      window.scrollTo(0, 300);
      // A scroll is heard with the next frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    const openModal = () =>
      page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href*="delivery-modal"]')?.click());
    for (const close of ['button', 'escape', 'back'] as const) {
      await openModal();
      await page.waitForURL(/delivery-modal:delivery-fees/);
      await page.getByRole('dialog').waitFor();
      if (close === 'button') await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
      if (close === 'escape') await page.keyboard.press('Escape');
      if (close === 'back') await page.goBack();
      await page.waitForURL((url) => !url.pathname.includes('('));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => window.scrollY), close).toBe(300);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stands open on reload and on the way forward', async () => {
    const { page, context } = await open(kinds.modal);
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await whenLive(page);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('that nobody knows leaves the page alone', async () => {
    const { page, complaints, context } = await open('/(modal:no-such-thing)');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('The theme', () => {
  it('follows a choice at once, and the next document begins with it', async () => {
    const { page, context } = await open('/');
    await page.getByRole('radio', { name: /dark/i }).check();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    const again = await page.goto(`${store.origin}/shop/specials`);
    expect(await again?.text()).toContain('<html lang="en-NZ" data-theme="dark"');
    await context.close();
  });
});
