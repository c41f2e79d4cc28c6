import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkoutShopper } from './checkout-shopper.ts';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

type Said = {
  readonly v: number;
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
};

/** What the stand-in app shows of one side, oldest first. */
const said = async (page: Page, from: 'shop' | 'app'): Promise<readonly Said[]> =>
  page
    .locator(`[data-log] li[data-from="${from}"]:not([data-type="note"])`)
    .evaluateAll((lines) => lines.map((line) => JSON.parse((line.textContent ?? '').replace(/^[^{]*/, '')) as never));
const lastOf = async (page: Page, type: string) =>
  (await said(page, 'shop')).filter((message) => message.type === type).at(-1)?.payload;

async function openHost(query = '', path = '/info/privacy', cookie = '') {
  const watched = await openPage(rig.browser, { viewport: { width: 1100, height: 900 } });
  const { page } = watched;
  if (cookie !== '') await watched.context.addCookies(cookiesIn(cookie, rig.store));
  await page.goto(`${rig.store.origin}/embedding/host?path=${path}${query}`);
  const shop = (await (await page.waitForSelector('iframe')).contentFrame()) as Frame;
  await shop.waitForSelector('html[data-embedded][data-live]', { state: 'attached' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const connected = async () =>
    await expect.poll(async () => (await said(page, 'shop')).map(({ type }) => type)).toContain('nav:state');
  return { ...watched, shop, press, connected };
}

describe('The shop inside the stand-in app', () => {
  it('greets, hears what the app can do, and tells it where it is [A1.34]', async () => {
    const { page, context, connected, complaints } = await openHost();
    await connected();
    const [hello, ...rest] = await said(page, 'shop');
    expect(hello).toEqual({
      v: 1,
      id: 's1',
      type: 'shop:hello',
      payload: {
        capabilities: ['nav:back', 'safearea:set', 'session:changed', 'app:resumed', 'inspect:follow', 'inspect:leave'],
      },
    });
    expect(rest[0]).toMatchObject({ type: 'ack', payload: { handled: true } });
    expect(await lastOf(page, 'nav:state')).toEqual({
      title: expect.stringContaining('Privacy'),
      canGoBack: false,
      modalOpen: false,
      path: '/info/privacy',
    });
    await expect.poll(() => lastOf(page, 'theme:changed')).toEqual({ theme: 'device' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells that an order was placed, once', async () => {
    const who = await checkoutShopper(rig);
    await who.putPlain();
    await who.lives();
    await who.holds('standard');
    await who.accepts();
    const { page, context, shop, connected } = await openHost('', '/checkout/payment', who.cookie);
    await connected();
    const card = shop.frameLocator('iframe[title="Card details"]');
    for (const [field, typed] of [
      ['Card number', '4111111111111111'],
      ['Month', '12'],
      ['Year', '31'],
      ['CVV', '123'],
    ] as const)
      await card.getByLabel(field).fill(typed);
    await shop.getByRole('button', { name: /^Pay \$/ }).click();
    await shop.waitForURL('**/checkout/confirmation**');
    const placed = async () => (await said(page, 'shop')).filter(({ type }) => type === 'order:placed').length;
    await expect.poll(placed).toBe(1);
    await context.close();
  });

  it('tells each change, closes a modal before it goes back, and leaves the last back to the app', async () => {
    const { page, context, shop, press, connected } = await openHost();
    await connected();
    await shop.locator('footer a[href="/info/terms-and-conditions"]').click();
    await expect
      .poll(() => lastOf(page, 'nav:state'))
      .toMatchObject({ path: '/info/terms-and-conditions', canGoBack: true });
    await shop.locator('footer a[href*="delivery-fees"]').click();
    await expect
      .poll(() => lastOf(page, 'nav:state'))
      .toMatchObject({ modalOpen: true, path: '/info/terms-and-conditions' });
    await press('Back');
    await expect
      .poll(() => lastOf(page, 'nav:state'))
      .toMatchObject({ modalOpen: false, path: '/info/terms-and-conditions' });
    expect(await shop.locator('dialog').count()).toBe(0);
    await press('Back');
    await expect.poll(() => lastOf(page, 'nav:state')).toMatchObject({ path: '/info/privacy', canGoBack: false });
    await press('Back');
    await expect
      .poll(async () =>
        (await said(page, 'shop')).filter(({ type }) => type === 'ack').map(({ payload }) => payload['handled']),
      )
      .toEqual([true, true, true, false]);
    expect(shop.url()).toContain('/info/privacy');
    await context.close();
  });

  it('keeps clear of the edges that the app names', async () => {
    const { context, shop, press, connected } = await openHost();
    await connected();
    await press('Set a safe area');
    await expect
      .poll(() => shop.locator('.frame').evaluate((frame) => getComputedStyle(frame).paddingTop))
      .toBe('47px');
    expect(await shop.locator('.frame').evaluate((frame) => getComputedStyle(frame).paddingBottom)).toBe('34px');
    await context.close();
  });

  it('changes nothing for a message that is none', async () => {
    const { page, context, shop, press, connected } = await openHost();
    await connected();
    const before = [shop.url(), (await said(page, 'shop')).length];
    await press('Say nonsense');
    await press('App resumed');
    await expect.poll(async () => (await said(page, 'shop')).length).toBe((before[1] as number) + 1);
    expect(shop.url()).toBe(before[0]);
    await context.close();
  });

  it('is as in a browser when nobody answers the greeting', async () => {
    const { page, context, shop } = await openHost('&greets=0');
    await expect.poll(async () => (await said(page, 'shop')).map(({ type }) => type)).toEqual(['shop:hello']);
    await shop.locator('footer a[href="/info/terms-and-conditions"]').click();
    await shop.waitForURL('**/info/terms-and-conditions');
    expect((await said(page, 'shop')).map(({ type }) => type)).toEqual(['shop:hello']);
    await context.close();
  });

  it.each(['ios', 'android', 'react-native'])('is reached by the way of %s', async (way) => {
    const { page, context, connected, press } = await openHost(`&way=${way}`);
    await connected();
    await press('Back');
    await expect.poll(() => lastOf(page, 'ack')).toMatchObject({ handled: false });
    await context.close();
  });

  it('tells the app that somebody has to sign in, and that this was not asked for', async () => {
    const { page, context, shop, connected } = await openHost();
    await connected();
    await shop.locator('.embedded-nav a[href="/shop/specials"]').click();
    await expect.poll(() => lastOf(page, 'signin:needed')).toEqual({ isAutomatic: true });
    await context.close();
  });
});

const external = 'https://example.org/outside';

/** Puts a link to elsewhere on the page, as content does. */
const addLink = (page: Page | Frame) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'Elsewhere' });
    document.querySelector('main')?.prepend(link);
  }, external);

describe('A link out of the shop', () => {
  it('is handed to an app that opens it, and the shop stays where it is', async () => {
    const { page, context, shop, connected } = await openHost();
    await connected();
    await addLink(shop);
    await shop.locator('a', { hasText: 'Elsewhere' }).click();
    await expect.poll(() => lastOf(page, 'link:external')).toEqual({ url: external });
    expect(shop.url()).toContain('/info/privacy');
    await context.close();
  });

  it.each([
    ['does not', '&can=nav:state'],
    ['says that it did not', '&does=0'],
  ])('opens as in a browser when the app %s', async (_, query) => {
    const { page, context, shop, connected } = await openHost(query);
    await connected();
    const asked: string[] = [];
    await page.route('https://example.org/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ body: 'Elsewhere', contentType: 'text/html' });
    });
    await addLink(shop);
    await shop.locator('a', { hasText: 'Elsewhere' }).click();
    // The frame of the stand-in may show the shop alone, so the policy keeps the page out after it was asked for.
    await expect.poll(async () => asked.length + Number(!shop.url().includes('/info/privacy'))).toBeGreaterThan(0);
    await context.close();
  });
});

/** What each kind of app puts on `window` before the page begins. */
const fakes: Readonly<Record<string, string>> = {
  ios: 'window.webkit = { messageHandlers: { kete: { postMessage: (m) => window.heard.push(m) } } }; window.sayTo = (m) => window.keteBridge.receive(m);',
  android:
    'const l = new Set(); window.keteAndroid = { postMessage: (t) => window.heard.push(JSON.parse(t)), addEventListener: (_, f) => l.add(f), removeEventListener: (_, f) => l.delete(f) }; window.sayTo = (m) => l.forEach((f) => f({ data: JSON.stringify(m) }));',
  'react-native':
    'window.ReactNativeWebView = { postMessage: (t) => window.heard.push(JSON.parse(t)) }; window.sayTo = (m) => window.keteBridge.receive(JSON.stringify(m));',
};

describe('An app that is there before the page', () => {
  it.each(Object.entries(fakes))('is greeted and obeyed: %s', async (_, script) => {
    const { page, context, complaints } = await openPage(rig.browser, { userAgent: 'Mozilla/5.0 KeteApp/1.0' });
    await page.addInitScript(`window.heard = []; ${script}`);
    await page.goto(`${rig.store.origin}/info/privacy`, { waitUntil: 'commit' });
    await whenLive(page);
    const heard = () => page.evaluate('window.heard.map(({ type }) => type)');
    const say = (message: object) => page.evaluate(`window.sayTo(${JSON.stringify({ v: 1, ...message })})`);
    await expect.poll(heard).toEqual(['shop:hello']);
    await say({ id: 'h1', type: 'host:ready', payload: { capabilities: ['nav:state'], platform: 'other' } });
    await expect.poll(heard).toEqual(['shop:hello', 'ack', 'nav:state']);
    await say({ id: 'h2', type: 'safearea:set', payload: { top: 20, right: 0, bottom: 12, left: 0 } });
    await expect
      .poll(() => page.locator('.frame').evaluate((frame) => getComputedStyle(frame).paddingBottom))
      .toBe('12px');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not spoken to by a page that is in a browser', async () => {
    const { page, context, requests } = await openPage(rig.browser);
    await page.addInitScript(`window.heard = []; ${fakes['ios']}`);
    await page.goto(`${rig.store.origin}/info/privacy`);
    await whenLive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('[window.heard.length, typeof window.keteBridge]')).toEqual([0, 'undefined']);
    expect(requests.filter((one) => /\/bridge-/.test(one))).toEqual([]);
    await context.close();
  });
});
