import type { Browser, Page } from 'playwright-core';
import { openPage, whenLive } from '../../tests/browser/chromium.ts';
import { type Ask, type Census, censusBy } from './census.ts';
import type { Alive, Laps } from './growth.rules.ts';
import type { SoakedStore } from './soaked-store.ts';

/** A machine may be doing other things too. */
const patienceMs = 60_000;

export type Session = {
  readonly browser: Browser;
  readonly store: SoakedStore;
  readonly navigations: number;
  /** By which the order of the pages is chosen: the same on every lap, so that laps can be compared. */
  readonly seed: number;
  /** Runs in the page before anything of it does; a planted leak, for one. */
  readonly before?: () => void;
};
export type Soaked = { readonly laps: Laps; readonly navigations: number; readonly complaints: readonly string[] };

/** Begun anew with each document, so that it counts the document's own timers. */
function countTimers(): void {
  const pending = new Set<unknown>();
  const { setTimeout: begin, setInterval: repeat, clearTimeout: end } = window;
  const timers = window as unknown as Record<string, unknown>;
  timers['setTimeout'] = (work: () => void, ms?: number, ...rest: unknown[]) => {
    const id = begin(
      (...given: unknown[]) => {
        pending.delete(id);
        (work as (...given: unknown[]) => void)(...given);
      },
      ms,
      ...rest,
    );
    pending.add(id);
    return id;
  };
  timers['setInterval'] = (work: () => void, ms?: number, ...rest: unknown[]) => {
    const id = repeat(work, ms, ...rest);
    pending.add(id);
    return id;
  };
  const stop = (id: never) => {
    pending.delete(id);
    end(id);
  };
  Object.assign(window, { clearTimeout: stop, clearInterval: stop, pendingTimers: () => pending.size });
}

async function addressesOf({ origin }: SoakedStore): Promise<readonly string[]> {
  const ask = async <T>(path: string) => (await (await fetch(`${origin}/api/v1/products${path}`)).json()) as T;
  const { departments } = await ask<{ departments: { slug: string }[] }>('/departments');
  const { products } = await ask<{ products: { items: { sku: string }[] } }>('?target=browse&size=24');
  return [
    '/shop/specials',
    `/shop/productdetails?stockcode=${products.items[0]?.sku}`,
    '/shop/browse/departments',
    `/shop/browse/${departments[0]?.slug}`,
    '/shop/searchproducts?search=milk',
    '/info/help',
    '/recipes',
    '/shoppinglist',
  ];
}

function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  let state = seed >>> 0;
  const fraction = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return list
    .map((one) => ({ one, at: fraction() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Follows a link inside the page, and waits for another heading than the one it had: no two of the pages share one. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await page.evaluate((href) => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    const link = Object.assign(document.createElement('a'), { href, textContent: 'On' });
    document.body.append(link);
    link.click();
    link.remove();
    return heading;
  }, path);
  const there = [path.split('?')[0] ?? '', before] as const;
  await page.waitForFunction(([wanted, left]) => {
    const heading = document.querySelector('h1')?.textContent;
    return location.pathname === wanted && heading && heading !== left;
  }, there);
}

async function aliveIn(page: Page): Promise<Alive> {
  const cdp = await page.context().newCDPSession(page);
  const ask: Ask = (method, params) => cdp.send(method as never, params as never);
  try {
    // Begun twice: what the first finds to be forgotten, the second can collect.
    for (const _ of [1, 2]) await ask('HeapProfiler.collectGarbage');
    const counters = (await ask('Memory.getDOMCounters')) as { nodes: number; jsEventListeners: number };
    const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
    const timers = await page.evaluate(() => (window as unknown as { pendingTimers: () => number }).pendingTimers());
    const { actors }: Census = await censusBy(ask);
    return { heapBytes: usedSize, nodes: counters.nodes, listeners: counters.jsEventListeners, timers, actors };
  } finally {
    await cdp.detach();
  }
}

/** A long session in one document: lap after lap over the same pages, each also asked of the store as a document. */
export async function soak({ browser, store, navigations, seed, before }: Session): Promise<Soaked> {
  const pages = ['/', ...shuffled(await addressesOf(store), seed)];
  const { page, context, complaints } = await openPage(browser);
  page.setDefaultTimeout(patienceMs);
  await page.addInitScript(countTimers);
  if (before) await page.addInitScript(before);
  await page.goto(`${store.origin}/`);
  await whenLive(page);
  const laps: { browser: Alive[]; server: Alive[] } = { browser: [], server: [] };
  let done = 0;
  const lap = async () => {
    for (const path of [...pages.slice(1), '/']) {
      await Promise.all([
        follow(page, path),
        fetch(`${store.origin}${path}`, { headers: { cookie: 'cw-guest=soak' } }).then((answer) => answer.text()),
      ]);
      done++;
    }
  };
  // What comes late comes on the first lap, and is no growth.
  await lap();
  while (done < navigations) {
    await lap();
    laps.browser.push(await aliveIn(page));
    laps.server.push(await store.alive());
  }
  await context.close();
  return { laps, navigations: done, complaints };
}
