import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../server/ports.ts';
import { desktop, openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { type RunningStore, serveStore } from './serve.ts';

const forged = { type: 'chat-token', token: 'forged-forged-forged' };
let chatOrigin: string;
let store: RunningStore;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  chatOrigin = `http://127.0.0.1:${port}`;
  [store, browser] = await Promise.all([
    serveStore({ CHAT_PORT: String(port), CHAT_ORIGIN: chatOrigin, SIGN_IN: 'sso' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const go = async (page: Page, path: string) => {
  await page.goto(`${store.origin}${path}`, { waitUntil: 'commit' });
  await whenLive(page);
};
/** A visitor who has answered everything that a page asks of a new one. */
async function openVisit(options: BrowserContextOptions = { viewport: desktop }) {
  const visit = await openPage(browser, options);
  await visit.context.addInitScript(() => {
    try {
      localStorage.setItem('analyticsConsent', '"refused"');
      localStorage.setItem('addToHomeShown', 'true');
    } catch {
      return;
    }
  });
  return visit;
}

const start = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const chatIn = (page: Page) => page.frameLocator('iframe[name="kete-chat"]');

describe('The chat', () => {
  it('comes once the page has settled, loads nothing of its own before it is asked, and answers [B1.23] [B7.57]', async () => {
    const { page, context, complaints } = await openVisit();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(chatOrigin) && !request.url().includes('sso-proxy'))
        asked.push(new URL(request.url()).pathname);
    });
    await go(page, '/');
    await start(page).waitFor();
    expect(asked).toEqual([]);
    await start(page).click();
    const chat = chatIn(page);
    await chat.getByText('I am a stand-in assistant').waitFor();
    expect(asked.sort()).toEqual(['/widget', '/widget.css', '/widget.js']);
    expect(await page.evaluate(() => localStorage.getItem('chatStarted'))).toBe('true');
    expect(await chat.getByLabel('Your question').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('When are you open?');
    await page.keyboard.press('Enter');
    await chat.getByText('the store finder shows them').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to your chat' }).waitFor();
    expect(await start(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to your chat' }).click();
    await chat.getByRole('button', { name: 'That’s all, thanks' }).click();
    await start(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('chatStarted'))).toBeNull();
    expect(await context.cookies(chatOrigin)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('fills a small screen and gives the page back when it is hidden [B4.083]', async () => {
    const { page, context, complaints } = await openVisit({ viewport: phone });
    await go(page, '/');
    await start(page).click();
    await chatIn(page).getByText('I am a stand-in assistant').waitFor();
    const box = await page.locator('dialog.chat-launcher-panel').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...phone });
    await page.getByRole('button', { name: 'Hide the chat' }).click();
    await page.getByRole('button', { name: 'Back to your chat' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to your chat');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes on for every tab and is offered again in each when the flag is cleared in one [B4.085] [B4.086]', async () => {
    const { page, context } = await openVisit();
    await go(page, '/');
    await start(page).waitFor();
    const other = await context.newPage();
    await go(other, '/');
    await start(other).click();
    await chatIn(other).getByText('I am a stand-in assistant').waitFor();
    await page.getByRole('button', { name: 'Back to your chat' }).waitFor();
    expect(await start(page).count()).toBe(0);
    await page.evaluate(() => localStorage.removeItem('chatStarted'));
    await Promise.all([start(page).waitFor(), start(other).waitFor()]);
    await context.close();
  });

  it('does not stand on a page that hides it, nor does anything of its origin [B2.55]', async () => {
    const { page, context } = await openVisit();
    await go(page, '/about-us');
    await start(page).waitFor();
    await page.waitForSelector('iframe', { state: 'attached' });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/forgotpassword';
      document.body.append(link);
      link.click();
    });
    await page.waitForURL('**/forgotpassword');
    await start(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.querySelector('iframe') === null);
    await page.goBack();
    await start(page).waitFor();
    await go(page, '/forgotpassword');
    await page.waitForFunction(() => 'chatHelper' in window);
    expect(await page.locator('iframe, .chat-launcher').count()).toBe(0);
    await context.close();
  });

  it('never stands over what has the focus', async () => {
    const { page, context } = await openVisit({ viewport: { width: 1280, height: 600 } });
    await go(page, '/info/help');
    await start(page).waitFor();
    const covered: string[] = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const name = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const root = document.querySelector('.chat-launcher') as HTMLElement;
        if (focused === document.body || root.contains(focused)) return null;
        const [a, b] = [focused.getBoundingClientRect(), root.getBoundingClientRect()];
        const isUnder = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return isUnder && root.dataset['seat'] !== 'aside' ? (focused.textContent ?? '') : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
    await context.close();
  });
});

describe('The token of single sign-on', () => {
  it('comes by a hidden frame, and no forged one changes it (T-14) [B7.53] [B7.55] [B7.56]', async () => {
    const { page, context } = await openVisit({ viewport: desktop, bypassCSP: true });
    const evil = 'http://evil.localhost';
    const framed = [
      ...[evil, `${chatOrigin.replace('127.0.0.1', '127.0.0.1.localhost')}`, 'http://127.0.0.1.evil.localhost'],
      ...['http://127.0.0.1:9', chatOrigin.replace('http:', 'https:'), `${evil}/nested`],
    ];
    const say = `parent.postMessage(${JSON.stringify(forged)}, '*'); top.postMessage(${JSON.stringify(forged)}, '*');`;
    const forgery = `<!doctype html><title>Forged</title><script>${say}</script>`;
    const nested = `<!doctype html><title>Nested</title><iframe src="${evil}/inner"></iframe>`;
    const opener = `<!doctype html><title>Opener</title><script>
      const shop = window.open('${store.origin}/about-us');
      setInterval(() => shop.postMessage(${JSON.stringify(forged)}, '*'), 20);
    </script>`;
    for (const origin of framed)
      await context.route(`${new URL(origin).origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const body = pathname === '/nested' ? nested : pathname === '/opener' ? opener : forgery;
        return route.fulfill({ contentType: 'text/html', body });
      });
    await context.addInitScript(() => {
      const counted = window as unknown as { forged: number };
      counted.forged = 0;
      addEventListener('message', ({ data }) => {
        if (data?.token === 'forged-forged-forged') counted.forged++;
      });
    });
    const heard = (on: Page, count: number) =>
      on.waitForFunction((least) => (window as unknown as { forged: number }).forged >= least, count);
    const token = (on: Page) => on.evaluate(() => sessionStorage.getItem('chatToken'));

    await go(page, '/');
    await page.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);
    const given = await token(page);
    expect(given).toMatch(/^[\w-]{32}$/);
    const proxy = page.locator(`iframe[src="${chatOrigin}/sso-proxy?action=set-chat-token"]`);
    expect(await proxy.isHidden()).toBe(true);

    await page.evaluate((sources) => {
      for (const [source, sandbox] of [...sources.map((one) => [one, null]), [sources[0], 'allow-scripts']]) {
        const frame = document.createElement('iframe');
        if (sandbox) frame.setAttribute('sandbox', sandbox);
        frame.src = source as string;
        document.body.append(frame);
      }
    }, framed);
    await heard(page, 13);
    await page.evaluate((message) => postMessage(message, location.origin), forged);
    await heard(page, 14);
    await start(page).click();
    await chatIn(page).getByText('You are signed in').waitFor();
    const shop = store.origin;
    const sibling = page.frames().find((frame) => frame.url() === `${chatOrigin}/widget`);
    await sibling?.evaluate(([message, to]) => parent.postMessage(message, to as string), [forged, shop] as const);
    await heard(page, 15);
    expect(await token(page)).toBe(given);

    const attacker = await context.newPage();
    const opened = context.waitForEvent('page');
    await attacker.goto(`${evil}/opener`);
    const victim = await opened;
    await whenLive(victim);
    await victim.waitForFunction(() => sessionStorage.getItem('chatToken') !== null);
    expect(await token(victim)).toMatch(/^[\w-]{32}$/);
    await context.close();
  });
});
