import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectionChannel } from '#services/inspection/channel.words.ts';
import { openPage, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';
import { type RunningStore, serveStore } from './serve.ts';

const rig = storeAndBrowser();
const stately = 'ws://localhost:9';
let closed: RunningStore;
beforeAll(async () => {
  closed = await serveStore({ INSPECTOR: 'off', STATELY_INSPECT: stately });
});
afterAll(() => closed.stop());

const isOpened = (page: Page) => page.evaluate(() => document.documentElement.dataset['opened'] ?? '');

/** A page of the shop that remembers the channels and the sockets it opened. */
async function shopOf(store: RunningStore) {
  const { page, context } = await openPage(rig.browser);
  await page.addInitScript(() => {
    const opened: string[] = [];
    const mark = (name: string) => {
      opened.push(name);
      document.documentElement.dataset['opened'] = opened.join(' ');
    };
    const addressOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);
    const watched = <Made extends new (address: string) => object>(kind: Made): Made =>
      new Proxy(kind, {
        construct(target, [address]: [string]) {
          mark(addressOf(address));
          return new target(address);
        },
      });
    window.BroadcastChannel = watched(window.BroadcastChannel);
    window.WebSocket = watched(window.WebSocket);
  });
  const answer = await page.goto(`${store.origin}/shop/specials`);
  await whenLive(page);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return { page, context, calls: policy.split('; ').find((rule) => rule.startsWith('connect-src')) };
}

describe('What a store lets inspectors see', () => {
  it('is its charts and its tabs, and its pages call nobody but the shop, unless it says otherwise', async () => {
    const { page, context, calls } = await shopOf(rig.store);
    expect((await fetch(`${rig.store.origin}/inspector`)).status).toBe(200);
    await expect.poll(() => isOpened(page)).toContain(inspectionChannel);
    expect(await isOpened(page)).not.toContain('ws:');
    expect(calls).toBe("connect-src 'self'");
    await context.close();
  });

  it('is nothing when it is off, and only the address that is set hears of the charts in the words of Stately', async () => {
    const { page, context, calls } = await shopOf(closed);
    expect((await fetch(`${closed.origin}/inspector`)).status).toBe(404);
    // The socket comes after the channel would have come.
    await expect.poll(() => isOpened(page)).toContain(stately);
    expect(await isOpened(page)).not.toContain(inspectionChannel);
    expect(calls).toBe(`connect-src 'self' ${stately}`);
    await context.close();
  });
});
