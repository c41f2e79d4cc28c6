import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { css, labelled, named, type Session, startEngine } from './driver.ts';

/** What the app adds to what its web view says of itself. */
const appAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KeteApp/1.0';

let store: RunningStore;
let engine: Awaited<ReturnType<typeof startEngine>>;
let open: Session | undefined;
beforeAll(async () => {
  [store, engine] = await Promise.all([serveStore(), startEngine()]);
}, 90_000);
afterEach(async () => {
  await open?.close();
  open = undefined;
});
afterAll(async () => {
  engine?.stop();
  await store?.stop();
});

async function openView(userAgent: string | undefined, path: string): Promise<Session> {
  open = await engine.open(userAgent);
  await open.go(`${store.origin}${path}`);
  return open;
}
const live = (view: Session) =>
  view.until(
    'The page is not live',
    () => view.run<boolean>('return "live" in document.documentElement.dataset'),
    Boolean,
  );
const at = (view: Session, path: string) =>
  view.until(
    `Not at ${path}`,
    () => view.run<string>('return location.pathname'),
    (pathname) => pathname === path,
  );
const heading = (view: Session) => view.run<string>('return document.querySelector("main h1")?.textContent ?? ""');
/** The address changes before the page does: there only once it has another heading. */
async function arrive(view: Session, path: string, go: () => Promise<void>): Promise<void> {
  const before = await heading(view);
  await go();
  await at(view, path);
  await view.until(
    'The old page stays',
    () => heading(view),
    (now) => now !== '' && now !== before,
  );
}
const chrome = (view: Session) =>
  view.run<readonly number[]>(
    'return ["html[data-embedded]", "header.embedded-nav", "header.header, .main-nav, .bottom-bar, .footer-groups"].map((one) => document.querySelectorAll(one).length)',
  );

/** The password of the demonstration's shopper, as the start of the store prints it. */
const passwordOf = (email: string): string =>
  new RegExp(`${email}\\s+password: (.+?)(?: {3}|$)`, 'm').exec(store.log())?.[1] ?? '';

/** How often the view was sent elsewhere before it had this document. */
const redirectsOf = (view: Session) =>
  view.run<number>('return performance.getEntriesByType("navigation")[0].redirectCount');

describe('In the engine of a phone’s web view', () => {
  it('is the app’s page from the first byte, by the token in what the view says of itself', async () => {
    const bytes = await fetch(`${store.origin}/info/privacy`, { headers: { 'user-agent': appAgent } });
    expect(await bytes.text()).toMatch(/<html[^>]* data-embedded[\s\S]*<header class="embedded-nav"/);
    const view = await openView(appAgent, '/info/privacy');
    expect(await chrome(view)).toEqual([1, 1, 0]);
    await live(view);
    expect(await chrome(view)).toEqual([1, 1, 0]);
  });

  it('stays the app’s page by its cookie, which is kept for a year and no script can read', async () => {
    const view = await openView(undefined, '/info/privacy?embedWeb=1');
    await live(view);
    await view.go(`${store.origin}/info/help`);
    await view.reload();
    expect(await chrome(view)).toEqual([1, 1, 0]);
    const [cookie] = (await view.cookies()).filter(({ name }) => name === 'cw-embed');
    expect(cookie).toMatchObject({ value: '1', httpOnly: true });
    expect((cookie?.expiry ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
    await view.go(`${store.origin}/info/help?embedWeb=0`);
    expect(await chrome(view)).toEqual([0, 0, 4]);
  });

  it('leads a guest to sign in once and stays there', async () => {
    const view = await openView(appAgent, '/shop/specials');
    await live(view);
    const url = new URL(await view.url());
    expect(url.pathname).toBe('/shop/securelogin');
    expect([url.searchParams.getAll('autoRedirect'), url.searchParams.get('redirectUrl')]).toEqual([
      ['true'],
      '/shop/specials',
    ]);
    expect(await redirectsOf(view)).toBe(1);
    await view.reload();
    await live(view);
    // This engine asks again for the address it was sent away from.
    expect([new URL(await view.url()).pathname, await redirectsOf(view)]).toEqual(['/shop/securelogin', 1]);
  });

  it('signs a shopper in, browses, opens a modal over the page, goes back, and is the same after a reload', async () => {
    const view = await openView(appAgent, '/shop/browse');
    await live(view);
    await view.type(labelled('Email'), 'mere@kete.example');
    await view.type(labelled('Password'), passwordOf('mere@kete.example'));
    await view.press(named('button', 'Sign in'));
    await at(view, '/shop/browse');
    expect(await chrome(view)).toEqual([1, 1, 0]);
    await live(view);
    await arrive(view, '/shop/specials', () => view.press(css('.embedded-nav a[href="/shop/specials"]')));
    await arrive(view, '/shop/productdetails', () => view.follow(css('main li a[href*="/shop/productdetails"]')));
    await view.follow(css('footer a[href*="delivery-fees"]'));
    await view.waitFor(css('dialog[open]'));
    await view.back();
    await view.until(
      'The modal stays',
      () => view.has(css('dialog[open]')),
      (isOpen) => !isOpen,
    );
    await at(view, '/shop/productdetails');
    await view.reload();
    await live(view);
    expect([new URL(await view.url()).pathname, await chrome(view)]).toEqual(['/shop/productdetails', [1, 1, 0]]);
    await view.back();
    await at(view, '/shop/specials');
  });

  it('talks with the app around it: hello, where it is, a modal before the way back', async () => {
    const view = await openView(undefined, '/embedding/host?path=/info/privacy');
    const said = (type: string) =>
      view.run<readonly string[]>(
        'return [...document.querySelectorAll(`[data-log] [data-from="shop"][data-type="${arguments[0]}"]`)].map((one) => one.textContent)',
        type,
      );
    const last = async (type: string) => (await said(type)).at(-1) ?? '';
    await view.until(
      'No word of where it is',
      () => last('nav:state'),
      (text) => text.includes('/info/privacy'),
    );
    expect(await said('shop:hello')).toHaveLength(1);
    await view.inFrame(css('iframe'));
    await live(view);
    await view.press(css('footer a[href*="delivery-fees"]'));
    await view.waitFor(css('dialog[open]'));
    await view.outOfFrame();
    await view.until(
      'No word of the modal',
      () => last('nav:state'),
      (text) => text.includes('"modalOpen":true'),
    );
    await view.press(named('button', 'Back'));
    await view.until(
      'The modal stays',
      () => last('nav:state'),
      (text) => text.includes('"modalOpen":false'),
    );
    await view.press(named('button', 'Back'));
    await view.until(
      'No answer',
      () => last('ack'),
      (text) => text.includes('"handled":false'),
    );
    await view.press(named('button', 'Set a safe area'));
    await view.inFrame(css('iframe'));
    await view.until(
      'The page does not keep clear',
      () => view.run<string>('return getComputedStyle(document.querySelector(".frame")).paddingTop'),
      (padding) => padding === '47px',
    );
  });
});
