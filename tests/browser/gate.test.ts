import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const person = { email: 'mere@kete.example', password: 'Feijoa crumble 7' };
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
const open: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

async function enters(): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  readonly sent: Set<string>;
}> {
  const context = await rig.browser.newContext({ userAgent });
  open.push(context);
  /** By their keys: the store does what comes under one key once, and another tab may say it again. */
  const sent = new Set<string>();
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/trolleys/my/items'))
      sent.add(request.headers()['idempotency-key'] ?? 'no key');
  });
  return { context, page: await context.newPage(), sent };
}
async function goes(page: Page, path: string): Promise<void> {
  await page.goto(`${rig.store.origin}${path}`);
  await whenLive(page);
}
const add = (page: Page) => page.locator('[data-gate=addToTrolley]').first();
const prompt = (page: Page) => page.getByRole('dialog');
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('blockedAction'));

/** As the sign-in page does it, in another tab: this one hears of it when it is looked at again. */
const signsIn = (page: Page) =>
  page.evaluate(async (credentials) => {
    const response = await fetch('/api/v1/credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-subject': 'guest' },
      body: JSON.stringify(credentials),
    });
    return response.status;
  }, person);
const signsOut = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/api/v1/shopper-logouts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"gigyaInitiated":false}',
    });
  });

describe('A visitor who presses Add', () => {
  it('is asked to sign in, and finds it done once: over reload, back, and in a copied tab [B5.08] [B6.05]', async () => {
    const { context, page, sent } = await enters();
    await goes(page, '/shop/specials');
    await add(page).click();
    await prompt(page).getByText('Sign in to add items to your trolley.').waitFor();
    await prompt(page).getByRole('button', { name: 'Sign in or register' }).click();
    await page.waitForURL(/securelogin\?redirectUrl=\/shop\/specials/);
    const record = await kept(page);
    expect(JSON.parse(record ?? '{}')).toMatchObject({ action: { kind: 'addToTrolley', amount: 1 }, subject: null });
    expect(sent.size).toBe(0);

    const copy = await context.newPage();
    await copy.addInitScript((text) => {
      if (!sessionStorage.getItem('copied')) sessionStorage.setItem('blockedAction', text);
      sessionStorage.setItem('copied', 'true');
    }, record ?? '');
    expect(await signsIn(page)).toBe(200);
    await Promise.all([goes(page, '/shop/specials'), goes(copy, '/shop/specials')]);
    await page.waitForFunction(() => sessionStorage.getItem('blockedAction') === null);
    await copy.waitForFunction(() => sessionStorage.getItem('blockedAction') === null);
    expect([...sent]).toEqual([JSON.parse(record ?? '{}').key]);

    await page.reload();
    await whenLive(page);
    await page.goBack();
    await goes(page, '/shop/specials');
    expect([sent.size, await kept(page)]).toEqual([1, null]);
    await signsOut(page);
  }, 60_000);

  it('is told in words what was finished', async () => {
    const { page } = await enters();
    await goes(page, '/shop/specials');
    await add(page).click();
    await prompt(page).getByRole('button', { name: 'Sign in or register' }).click();
    await page.waitForURL(/securelogin/);
    await signsIn(page);
    await goes(page, '/shop/specials');
    const toast = page.locator('.toast');
    await toast.waitFor();
    expect(await toast.textContent()).toMatch(/1 × .+ added to your trolley/);
    await signsOut(page);
  }, 60_000);

  it.each(['Just browsing', 'Escape'])('may go on looking by %s, and nothing is kept [B6.01]', async (way) => {
    const { page, sent } = await enters();
    await goes(page, '/shop/specials');
    await add(page).click();
    await prompt(page).waitFor();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await prompt(page).getByRole('button', { name: way }).click();
    await prompt(page).waitFor({ state: 'detached' });
    expect([new URL(page.url()).pathname, await kept(page), sent.size]).toEqual(['/shop/specials', null, 0]);
  });

  it('is led to sign-in by a link where the page carries no script', async () => {
    const context = await rig.browser.newContext({ userAgent, javaScriptEnabled: false });
    open.push(context);
    const page = await context.newPage();
    await page.goto(`${rig.store.origin}/shop/specials`);
    expect(await add(page).getAttribute('href')).toContain('/shop/securelogin?redirectUrl=/shop/productdetails');
  });
});

describe('A visitor who goes somewhere', () => {
  it('where a shopper belongs is led to sign-in by the route, without a prompt [B5.O1]', async () => {
    const { page } = await enters();
    await goes(page, '/myfavourites');
    expect([new URL(page.url()).pathname, await prompt(page).count()]).toEqual(['/shop/securelogin', 0]);
  });

  it.each(['/bookatimeslot', '/book-a-timeslot/how-where-when'])(
    'to %s is asked to sign in, once on a visit [B8.13] [B8.O2]',
    async (path) => {
      const { page } = await enters();
      await goes(page, path);
      await prompt(page).getByText('Sign in to keep shopping').waitFor();
      await prompt(page).getByRole('button', { name: 'Just browsing' }).click();
      await prompt(page).waitFor({ state: 'detached' });
      await goes(page, path);
      await page.waitForFunction(() => sessionStorage.getItem('signInOffered') !== null);
      expect(await prompt(page).count()).toBe(0);
    },
  );
});
