import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './chromium.ts';
import { type RunningStore, serveStore } from './serve.ts';

/** The real store and a browser, for the tests of one file. */
export function storeAndBrowser(): { readonly store: RunningStore; readonly browser: Browser } {
  const rig: { store?: RunningStore; browser?: Browser } = {};
  beforeAll(async () => {
    [rig.store, rig.browser] = await Promise.all([serveStore(), openBrowser()]);
  });
  afterAll(async () => {
    await rig.browser?.close();
    await rig.store?.stop();
  });
  return rig as { readonly store: RunningStore; readonly browser: Browser };
}
