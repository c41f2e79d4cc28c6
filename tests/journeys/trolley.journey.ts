import type { Page } from 'playwright-core';
import { whenLive } from '../browser/chromium.ts';
import type { Journey } from './journey.types.ts';
import { signInByMenu } from './signing-in.ts';
import { machine } from './trolley.machine.ts';
import { abort, door, items, menu, modal, more, panel, press, trolleySights, whole } from './trolley.sights.ts';

const isCut = (page: Page) => page.evaluate(() => !navigator.onLine);
const confirm = (page: Page) => modal(page, 'Clear your trolley?').getByRole('button', { name: 'Clear it' }).click();

export const trolleyJourney: Journey = {
  machine,
  say: {
    'shopper.arrive': 'signs in',
    'store.hush': 'signs in while the store does not say what the trolley holds',
    'product.add': 'adds a product',
    'store.answer': 'waits till the store answers',
    'trolley.open': 'opens the trolley',
    'trolley.ask': 'asks for the trolley again',
    'amount.tap': 'wants more',
    'tap.refuse': 'wants more than the store gives',
    'tap.lose': 'wants more and the answer is lost',
    'tab.tap': 'wants more in another tab',
    'network.lose': 'loses the network',
    'network.return': 'is back online',
    'wish.send': 'sends it now',
    'wish.retry': 'tries again',
    'wish.putBack': 'puts it back',
    'trolley.see': 'goes on to its page',
    'line.remove': 'takes the line out',
    'removal.undo': 'puts it in again',
    'note.close': 'looks at a note and closes it',
    'clear.ask': 'asks to clear it',
    'clear.leave': 'keeps everything',
    'clear.confirm': 'clears it',
    'clear.lose': 'clears it and the store is not reached',
    'clear.again': 'clears it once more',
    'clear.keep': 'keeps everything after all',
    'page.reload': 'loads the page again',
    'shop.leave': 'signs out',
  },
  drive: {
    'shopper.arrive': signInByMenu,
    'store.hush': async (page) => {
      await page.route(whole, abort);
      await signInByMenu(page);
    },
    'product.add': (page) => page.locator('main .product-card-add').first().click(),
    'store.answer': (page) => page.unroute(whole),
    'trolley.open': (page) => door(page).click(),
    'trolley.ask': async (page) => {
      await page.unroute(whole);
      await press(page, 'Try again');
    },
    /** On a shelf with a network twice, faster than the store answers. */
    'amount.tap': async (page) => {
      if (!(await isCut(page))) await more(page).click();
      await more(page).click();
    },
    /** The store itself says no: on its way to it the amount becomes one that it gives nobody. */
    'tap.refuse': async (page) => {
      await page.route(
        items,
        (route) => route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), quantity: 9_999 }) }),
        { times: 1 },
      );
      await more(page).click();
    },
    'tap.lose': async (page) => {
      await page.route(items, async (route) => void (await route.fetch(), await route.abort()), { times: 1 });
      await more(page).click();
    },
    'tab.tap': async (page) => {
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await whenLive(tab);
      await Promise.all([tab.waitForResponse(items), more(tab).click()]);
      // A tab that is closed before it has read the answer has nothing to tell the others.
      await tab.locator('main .stepper[data-status="resting"]').first().waitFor();
      await tab.close();
      await page.bringToFront();
    },
    'network.lose': async (page) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.context().setOffline(true);
    },
    'network.return': async (page) => {
      await page.context().setOffline(false);
      if ((await page.locator('.kept-wishes').count()) === 0) return;
      await page.getByRole('link', { name: 'Try again' }).click();
      await whenLive(page);
    },
    'wish.send': (page) => press(page, /^Send now/),
    'wish.retry': (page) => press(page, /^Try again/),
    'wish.putBack': (page) => press(page, /^Put back/),
    'trolley.see': (page) => panel(page).getByRole('link', { name: 'See your trolley' }).click(),
    'line.remove': (page) => press(page, /^Remove/),
    'removal.undo': (page) => press(page, /^Undo/),
    'note.close': async (page) => {
      await press(page, /^Add a note/);
      await press(page, /^Close note/);
    },
    'clear.ask': (page) => page.getByRole('link', { name: 'Clear trolley' }).click(),
    'clear.leave': (page) =>
      modal(page, 'Clear your trolley?').getByRole('button', { name: 'Keep everything' }).click(),
    'clear.confirm': confirm,
    'clear.lose': async (page) => {
      await page.route(items, (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()));
      await confirm(page);
    },
    'clear.again': async (page) => {
      await page.unroute(items);
      await press(page, 'Try again');
    },
    'clear.keep': async (page) => {
      await page.unroute(items);
      await press(page, 'Keep everything');
    },
    'page.reload': async (page) => {
      await page.reload();
      if (!(await isCut(page))) await whenLive(page);
    },
    'shop.leave': async (page) => {
      await menu(page, 'Hēmi').locator('summary, button').first().click();
      await menu(page, 'Hēmi').getByRole('link', { name: 'Sign out' }).click();
    },
  },
  see: trolleySights,
};
