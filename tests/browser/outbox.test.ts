import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const shelf = '/shop/browse/pantry';
const items = '**/trolleys/my/items';

async function shopper() {
  const person = await registered(rig.store);
  const watched = await openPage(rig.browser, { serviceWorkers: 'allow' });
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(person.cookie, rig.store));
  const open = async (page: Page, path = shelf) => {
    await page.goto(`${rig.store.origin}${path}`);
    await whenLive(page);
  };
  await open(watched.page);
  /** What the store holds, by name and amount. */
  const held = async () => {
    const trolley = (await person.ask('GET', '/api/v1/trolleys/my')) as {
      items: { products: { name: string; quantity: { value: number } }[] }[];
      revision: number;
    };
    return {
      lines: trolley.items.flatMap(({ products }) => products.map(({ quantity }) => quantity.value)),
      revision: trolley.revision,
    };
  };
  return { ...watched, open, held };
}
/** How many are kept in the outbox of this browser. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('kete', 1);
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve(0);
        asked.onsuccess = () => {
          const count = asked.result.transaction('outbox').objectStore('outbox').count();
          count.onsuccess = () => (asked.result.close(), resolve(count.result));
          count.onerror = () => reject(count.error);
        };
      }),
  );
const add = (page: Page) => page.locator('.product-card-add').first().click();
const amount = (page: Page) => page.locator('.stepper input').first().inputValue();
const isSaved = (page: Page) => page.locator('.stepper[data-status="resting"][data-state="in"]').first().waitFor();

describe('What is on its way to the trolley', () => {
  it('is kept without a network, stands on the page for that, and comes to the store once when the network is back', async () => {
    const { page, context, held } = await shopper();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await add(page);
    await isSaved(page);
    // A part of the page that is lost on its way would load the page anew.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('.stepper-more').first().click();
    await page.getByText('Saved on this device. It is sent by itself.').first().waitFor();
    await expect.poll(() => kept(page)).toBe(1);
    await page.reload();
    const list = page.locator('.kept-wishes');
    await list.waitFor();
    expect(await list.getByRole('heading').innerText()).toBe('Saved on this device, will be sent when you are back:');
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/^2 × \S/)]);
    expect(await held()).toEqual({ lines: [1], revision: 1 });
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await whenLive(page);
    await expect.poll(held).toEqual({ lines: [2], revision: 2 });
    await expect.poll(() => kept(page)).toBe(0);
    expect(await amount(page)).toBe('2');
    await context.close();
  });

  it('is shown in the very task of the tap, whatever the store does', async () => {
    const { page, context } = await shopper();
    await add(page);
    await isSaved(page);
    const answers: (() => void)[] = [];
    await page.route(items, async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    const [shown, ms] = await page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('.stepper input');
      const from = performance.now();
      document.querySelector<HTMLButtonElement>('.stepper-more')?.click();
      // Only what is done before the next task counts: no timer, no answer, no frame.
      for (let turn = 0; turn < 20 && input?.value !== '2'; turn += 1) await Promise.resolve();
      return [input?.value, performance.now() - from] as const;
    });
    console.info(`From the tap to the changed number: ${ms.toFixed(1)} ms.`);
    expect(shown).toBe('2');
    await expect.poll(() => answers.length).toBe(1);
    expect(await page.locator('.stepper').first().getAttribute('data-status')).toBe('sending');
    for (const answer of answers) answer();
    await isSaved(page);
    await context.close();
  });

  it('is neither lost nor shown wrong where the page is loaded again right after the tap', async () => {
    const { page, context, held } = await shopper();
    await add(page);
    await isSaved(page);
    await page.locator('.stepper-more').first().click();
    await page.reload();
    await whenLive(page);
    await expect.poll(() => held().then(({ lines }) => lines)).toEqual([2]);
    await expect.poll(() => amount(page)).toBe('2');
    await context.close();
  });

  it('is the same in two tabs, and the store is not asked twice', async () => {
    const { page, context, open, held } = await shopper();
    const other = await context.newPage();
    await open(other);
    await add(page);
    await isSaved(page);
    await other.bringToFront();
    await other.locator('.trolley-link', { hasText: '1 item' }).waitFor();
    expect(await amount(other)).toBe('1');
    await other.locator('.stepper-more').first().click();
    await isSaved(other);
    await page.bringToFront();
    await page.locator('.trolley-link', { hasText: '2 items' }).waitFor();
    expect([await amount(page), await held()]).toEqual(['2', { lines: [2], revision: 2 }]);
    await context.close();
  });

  it('is done once where the answer was lost and the page was loaded again', async () => {
    const { page, context, held } = await shopper();
    await page.route(items, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await add(page);
    await page.getByText('Saved on this device. It is sent by itself.').first().waitFor();
    expect(await held()).toEqual({ lines: [1], revision: 1 });
    await page.unroute(items);
    await page.reload();
    await whenLive(page);
    await expect.poll(() => kept(page)).toBe(0);
    expect([await amount(page), await held()]).toEqual(['1', { lines: [1], revision: 1 }]);
    await context.close();
  });
});
