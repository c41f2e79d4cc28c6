import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a first visit came to, in bytes over the wire and in milliseconds of a processor four times as slow. */
export type Visit = {
  readonly bytes: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly blockingMs: number;
  readonly liveMs: number;
  readonly longestMs: number;
};

const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

type Marks = { lcp: number; cls: number; tasks: [number, number][]; live: number; entry: number };

/** Runs in the page before anything of it does. */
function watch(): void {
  const marks: Marks = { lcp: 0, cls: 0, tasks: [], live: 0, entry: 0 };
  (window as unknown as { marks: Marks }).marks = marks;
  const on = (type: string, hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (marks.lcp = startTime));
  on('layout-shift', ({ value = 0, hadRecentInput }) => (marks.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => marks.tasks.push([startTime, duration]));
  on('resource', (entry) => {
    if (entry.name.includes('/entry-client') && entry.name.endsWith('.js'))
      marks.entry = (entry as PerformanceResourceTiming).responseEnd;
  });
  document.addEventListener('kete:live', () => (marks.live = performance.now()));
}

export async function opened(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ ...phone, locale: 'en-NZ', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** A visit with nothing kept, on a phone. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, session } = await opened(browser);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.waitForTimeout(1_500);
  const { lcp, cls, tasks, live, entry } = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  await page.context().close();
  return {
    bytes,
    lcpMs: lcp,
    cls,
    blockingMs: tasks.reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
    liveMs: live - entry,
    longestMs: Math.max(0, ...tasks.map(([, ms]) => ms)),
  };
}

export type Moving = { readonly changeMs: number; readonly heapBefore: number; readonly heapAfter: number };

/** Pages turned by their own links, fetched before they are pressed; then what a hundred turns leave in the heap. */
export async function moving(browser: Browser, address: string, turns: number): Promise<Moving> {
  const { page, session } = await opened(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize;
  };
  const hrefs = ['/', '/shop/specials'] as const;
  const turn = (index: number) => {
    const href = hrefs[index % hrefs.length] as string;
    return page.evaluate(
      (to) =>
        new Promise<number>((resolve, reject) => {
          const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === to);
          if (!link) return reject(new Error(`No link to ${to}`));
          link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
          setTimeout(() => {
            const before = document.querySelector('h1');
            const began = performance.now();
            link.click();
            const look = () => {
              const heading = document.querySelector('h1');
              if (location.pathname === to && heading && heading !== before) resolve(performance.now() - began);
              else requestAnimationFrame(look);
            };
            look();
          }, 400);
        }),
      href,
    );
  };
  const times: number[] = [];
  for (let index = 0; index < 10; index++) times.push(await turn(index));
  const heapBefore = await heap();
  for (let index = 0; index < turns; index++) await turn(index);
  const heapAfter = await heap();
  await page.context().close();
  return { changeMs: times.slice(2).sort((a, b) => a - b)[4] ?? 0, heapBefore, heapAfter };
}
