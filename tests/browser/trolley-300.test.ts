import { expect, it } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { serveStore } from './serve.ts';
import { openBrowser } from './chromium.ts';

const wanted = 300;

/** What a large trolley weighs and how fast it answers; the figures go to docs/performance.md, and nothing is held to a time. */
it('A trolley of 300 lines is whole in the first HTML, answers a tap, and is drawn a line at a time', async () => {
  const [store, browser] = await Promise.all([serveStore({ CATALOGUE_SIZE: '1200' }), openBrowser()]);
  try {
    const who = await registered(store);
    const goods: { sku: string }[] = [];
    for (let page = 1; goods.length < wanted; page++) {
      const found = (await who.ask('GET', `/api/v1/products?target=browse&size=120&page=${page}`)) as {
        products: { items: { sku: string; unit: string; availabilityStatus: string }[] };
      };
      if (found.products.items.length === 0) break;
      goods.push(...found.products.items.filter((one) => one.unit === 'Each' && one.availabilityStatus === 'In Stock'));
    }
    const chosen = goods.slice(0, wanted);
    expect(chosen.length).toBe(wanted);
    for (const { sku } of chosen)
      await who.ask('POST', '/api/v1/trolleys/my/items', {
        ...{ sku, quantity: 1, pricingUnit: 'Each', addToBasketSource: 'Test' },
      });
    const { page, context, complaints } = await openPage(browser);
    await context.addCookies(cookiesIn(who.cookie, store));
    const answers: number[] = [];
    let html = '';
    for (let round = 0; round < 5; round++) {
      const from = performance.now();
      html = await (await page.request.get(`${store.origin}/trolley`)).text();
      answers.push(performance.now() - from);
    }
    expect(html.match(/class="trolley-line"/g)).toHaveLength(wanted);
    await page.goto(`${store.origin}/trolley`);
    await whenLive(page);
    expect(await page.locator('.trolley-link').textContent()).toContain('300 items');
    const lives = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        transferred: navigation?.transferSize,
        interactive: navigation?.domInteractive,
        live: performance.now(),
      };
    });
    const tap = () =>
      page.evaluate(async () => {
        const line = document.querySelector('main .trolley-line') as HTMLElement;
        const field = line.querySelector('input') as HTMLInputElement;
        const button = line.querySelector('.stepper-more') as HTMLButtonElement;
        const before = field.value;
        const from = performance.now();
        button.click();
        while (field.value === before) await new Promise((resolve) => setTimeout(resolve, 0));
        const changed = performance.now() - from;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
        return { changed, painted: performance.now() - from };
      });
    const taps = [];
    for (let round = 0; round < 5; round++) {
      taps.push(await tap());
      await page.waitForFunction(
        () => document.querySelector('main .stepper')?.getAttribute('data-status') === 'resting',
      );
    }
    await page.locator('.trolley-link', { hasText: '305 items' }).waitFor();
    // The figures themselves, for whoever writes them down.
    console.info(
      JSON.stringify({
        htmlBytes: new TextEncoder().encode(html).length,
        answersMs: answers.map(Math.round),
        ...lives,
        taps,
      }),
    );
    expect(complaints).toEqual([]);
    await context.close();
  } finally {
    await browser.close();
    await store.stop();
  }
}, 180_000);
