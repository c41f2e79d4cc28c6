import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openWholeBrowser } from '#tests/browser/chromium.ts';
import { journeyStore, type Rig } from '#tests/journeys/journey-store.ts';

/** A clock that was moved further than this belongs to the journey that moved it. */
const stillMs = 60_000;

/** Stores that begin as copies of one that was filled once: one after the other, because beginning is heavy work. */
function createStores() {
  const folder = mkdtempSync(join(tmpdir(), 'kete-journeys-'));
  const filled = join(folder, 'filled');
  let made = 0;
  let last: Promise<unknown> = journeyStore(filled).then((store) => store.stop());
  return {
    begin(): Promise<Rig['store']> {
      const own = join(folder, String(++made));
      const mine = last.then(async () => {
        cpSync(filled, own, { recursive: true });
        const store = await journeyStore(own);
        return { ...store, stop: () => store.stop().then(() => rmSync(own, { recursive: true, force: true })) };
      });
      last = mine.catch(() => undefined);
      return mine;
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A store is the next journey's as well, unless its clock was moved; and so is a browser, unless it has died. */
async function fitting(rig: Rig | null, stores: ReturnType<typeof createStores>): Promise<Rig> {
  const browser: Browser = rig?.browser.isConnected() ? rig.browser : await openWholeBrowser();
  if (rig && Math.abs(rig.store.nowMs() - Date.now()) < stillMs) return { ...rig, browser };
  await rig?.store.stop();
  return { store: await stores.begin(), browser };
}

/** Does the work for each of the things, so many at a time, each worker with a store and a browser of its own. */
export async function eachAtAStore<T>(
  things: readonly T[],
  workers: number,
  work: (rig: Rig, thing: T) => Promise<void>,
): Promise<void> {
  const left = [...things];
  const stores = createStores();
  try {
    await Promise.all(
      Array.from({ length: Math.min(workers, things.length) }, async () => {
        let rig: Rig | null = null;
        try {
          for (let thing = left.shift(); thing !== undefined; thing = left.shift()) {
            rig = await fitting(rig, stores);
            await work(rig, thing);
          }
        } finally {
          await rig?.browser.close();
          await rig?.store.stop();
        }
      }),
    );
  } finally {
    stores.end();
  }
}
