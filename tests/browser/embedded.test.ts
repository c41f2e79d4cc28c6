import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

const go = async (page: Page, path: string) => {
  await page.goto(`${rig.store.origin}${path}`, { waitUntil: 'commit' });
  await whenLive(page);
};

describe('A visitor inside the app who is not signed in', () => {
  it('is led to sign in at once, told to go ahead by itself, and kept there [A2.104]', async () => {
    const { page, context, complaints } = await openPage(rig.browser, { viewport: phone });
    const documents: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.push(`${response.status()}`);
    });
    await go(page, '/?embedWeb=1');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/shop/securelogin');
    expect(searchParams.getAll('autoRedirect')).toEqual(['true']);
    expect(searchParams.get('redirectUrl')).toMatch(/^\/(?:\?embedWeb=1)?$/);
    expect(documents).toEqual(['307', '200']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has the app’s own navigation in place of the header, on the pages that come before signing in', async () => {
    const { page, context } = await openPage(rig.browser, { viewport: phone });
    await go(page, '/info/help?embedWeb=1');
    expect(page.url()).toContain('/info/help');
    expect(await page.locator('header.embedded-nav').count()).toBe(1);
    expect(await page.locator('header.header, .bottom-bar, .main-nav').count()).toBe(0);
    await context.close();
  });

  it('stays inside the app until the app says it is left', async () => {
    const { page, context } = await openPage(rig.browser, { viewport: phone });
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'cw-embed');
    await go(page, '/info/help?embedWeb=1');
    expect(await kept()).toMatchObject({ value: '1', httpOnly: true, sameSite: 'Lax' });
    await go(page, '/info/help');
    expect(await page.locator('html[data-embedded] header.embedded-nav').count()).toBe(1);
    await page.locator('.embedded-nav a[href="/shop/specials"]').click();
    await page.waitForURL('**/shop/securelogin**');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/shop/specials');
    expect(await page.locator('header.embedded-nav').count()).toBe(1);
    await go(page, '/info/help?embedWeb=0');
    expect(await kept()).toBeUndefined();
    expect(await page.locator('header.embedded-nav').count()).toBe(0);
    expect(await page.locator('header.header').count()).toBe(1);
    await context.close();
  });
});
