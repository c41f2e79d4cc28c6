import type { Page } from 'playwright-core';
import { setup } from 'xstate';
import { whenLive, whenQuiet } from '../browser/chromium.ts';
import type { Journey } from './journey.types.ts';
import { abort, items, lists, menu, place, press, share, shoppingListSights } from './shopping-list.sights.ts';
import { signInByMenu } from './signing-in.ts';

type Step =
  | 'list.open'
  | 'lines.paste'
  | 'line.tick'
  | 'line.remove'
  | 'removal.undo'
  | 'list.clear'
  | 'tab.write'
  | 'page.reload'
  | 'shopper.arrive'
  | 'merge.lose'
  | 'merge.retry'
  | 'merge.read'
  | 'list.lose'
  | 'list.retry'
  | 'line.write'
  | 'line.lose'
  | 'line.retry'
  | 'network.lose'
  | 'network.return'
  | 'lines.rush'
  | 'link.make'
  | 'link.miss'
  | 'link.end'
  | 'end.miss'
  | 'shop.leave';

/** What a guest writes stays theirs when they sign in, and what is shown is in the store. */
const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'listing',
  description: 'A guest writes a list, signs in with it, changes it through failures, shares it, and signs out.',
  initial: 'outside',
  states: {
    outside: {
      description: 'A guest is somewhere in the shop.',
      on: { 'list.open': 'empty', 'list.lose': 'unfetched' },
    },
    empty: { description: 'Nothing is on the list of this browser.', on: { 'lines.paste': 'written' } },
    written: {
      description: 'Three lines stand on the page and in this browser.',
      on: { 'line.tick': 'ticked', 'page.reload': 'written', 'shopper.arrive': 'merged', 'merge.lose': 'unmerged' },
    },
    ticked: { description: 'One line is ticked off.', on: { 'page.reload': 'tickedStill' } },
    tickedStill: { description: 'It is ticked off on the next page as well.', on: { 'line.remove': 'removed' } },
    removed: { description: 'One line is gone, with a way back.', on: { 'removal.undo': 'returned' } },
    returned: { description: 'The line is back.', on: { 'tab.write': 'fromTab' } },
    fromTab: { description: 'What was written in another tab stands here too.', on: { 'list.clear': 'cleared' } },
    cleared: { description: 'All lines are gone, with a way back.', on: { 'removal.undo': 'fromTab' } },
    unmerged: {
      description: 'The guest is a shopper now, and what they wrote waits in this browser, with the reason.',
      on: { 'merge.retry': 'merged' },
    },
    merged: {
      description: 'What the guest wrote stands under what the shopper had, and the page says what came of it.',
      on: { 'merge.read': 'standing' },
    },
    unfetched: {
      description: 'A shopper’s list could not be fetched: that is not an empty one.',
      on: { 'list.retry': 'fetched' },
    },
    fetched: { description: 'The list of the shopper is there after all.' },
    standing: {
      description: 'The list is on the page and in the store.',
      on: { 'line.tick': 'got', 'line.lose': 'unsaved', 'link.miss': 'unlinked' },
    },
    got: { description: 'One line is ticked off in the store.', on: { 'line.remove': 'out' } },
    out: { description: 'One line is gone from the store, with a way back.', on: { 'removal.undo': 'back' } },
    back: { description: 'The line is in the store again.', on: { 'lines.rush': 'fast' } },
    fast: {
      description: 'What was wished while an answer was awaited is in the store as well.',
      on: { 'list.clear': 'allOut' },
    },
    allOut: { description: 'Nothing is left in the store, with a way back.' },
    unsaved: {
      description: 'A line stands on the page and not in the store, and the page says so.',
      on: { 'line.retry': 'saved' },
    },
    saved: { description: 'The line is in the store, once.', on: { 'network.lose': 'offline' } },
    offline: {
      description: 'A line that was written without a network is kept in this browser.',
      on: { 'network.return': 'sent' },
    },
    sent: { description: 'What was kept in this browser is in the store, once.' },
    unlinked: { description: 'No link was made, and the page says so.', on: { 'link.make': 'shared' } },
    shared: { description: 'The link opens the list for whoever has it.', on: { 'link.make': 'sharedAnew' } },
    sharedAnew: {
      description: 'The last link opens the list, and no other does.',
      on: { 'end.miss': 'linked', 'link.end': 'unshared' },
    },
    linked: { description: 'The link could not be ended: it still opens the list.', on: { 'link.end': 'unshared' } },
    unshared: { description: 'The link opens nothing any more.', on: { 'shop.leave': 'gone' } },
    gone: {
      description: 'Somebody has signed out: nothing of the list is left on this device.',
      on: { 'line.write': 'anew' },
    },
    anew: { description: 'The next guest has a list of their own.' },
  },
});

const box = (page: Page) => page.getByLabel('Add to your list');
async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}
async function arrive(page: Page): Promise<void> {
  await signInByMenu(page);
  await page.waitForURL(({ pathname }) => pathname !== '/shop/securelogin');
  await menu(page, 'Hēmi').waitFor();
  await whenLive(page);
}
/** As a link anywhere in the shop does. */
const goToList = (page: Page) =>
  page.evaluate((href) => {
    const way = document.createElement('a');
    way.href = href;
    document.body.append(way);
    way.click();
    way.remove();
  }, place);

export const shoppingListJourney: Journey = {
  machine,
  say: {
    'list.open': 'opens the list',
    'lines.paste': 'pastes three lines',
    'line.tick': 'ticks a line',
    'line.remove': 'removes a line',
    'removal.undo': 'puts it back',
    'list.clear': 'clears the list',
    'tab.write': 'writes in another tab',
    'page.reload': 'loads the page again',
    'shopper.arrive': 'signs in',
    'merge.lose': 'signs in and the store does not take the lines',
    'merge.retry': 'tries again',
    'merge.read': 'has read what came of it',
    'list.lose': 'signs in and the list does not come',
    'list.retry': 'asks for it again',
    'line.write': 'writes a line',
    'line.lose': 'writes a line that is not saved',
    'line.retry': 'tries again',
    'network.lose': 'writes a line without a network',
    'network.return': 'is back online',
    'lines.rush': 'does four things before the first is answered',
    'link.make': 'makes a link',
    'link.miss': 'gets no link',
    'link.end': 'stops sharing',
    'end.miss': 'cannot stop sharing',
    'shop.leave': 'signs out',
  },
  drive: {
    'list.open': goToList,
    'lines.paste': (page) =>
      box(page).evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', '- Milk\n- Bread\n- Eggs');
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }),
    'line.tick': (page) => page.getByRole('checkbox').nth(1).check(),
    'line.remove': (page) => press(page, 'Remove Eggs'),
    'removal.undo': (page) => press(page, 'Undo'),
    'list.clear': (page) => press(page, 'Clear the list'),
    'tab.write': async (page) => {
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      await whenLive(tab);
      await tab.getByRole('checkbox', { name: 'Milk' }).waitFor();
      await write(tab, 'Salt');
      await tab.waitForFunction(() => localStorage.getItem('shoppingList')?.includes('Salt'));
      await tab.close();
      await page.bringToFront();
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'shopper.arrive': arrive,
    'merge.lose': async (page) => {
      await page.route(items, abort);
      await arrive(page);
    },
    'merge.retry': async (page) => {
      await page.unroute(items);
      await press(page, 'Try again');
    },
    'merge.read': (page) => press(page, 'Got it'),
    'list.lose': async (page) => {
      await page.route(lists, abort);
      await arrive(page);
      await goToList(page);
    },
    'list.retry': async (page) => {
      await page.unroute(lists);
      await press(page, 'Try again');
    },
    'line.write': (page) => write(page, 'Salt'),
    'line.lose': async (page) => {
      await page.route(items, abort);
      await write(page, 'Salt');
    },
    'line.retry': async (page) => {
      await page.unroute(items);
      await press(page, 'Try again');
    },
    'network.lose': async (page) => {
      // A part of the page that is lost on its way would load the page anew.
      await whenQuiet(page);
      await page.context().setOffline(true);
      await write(page, 'Rice');
    },
    'network.return': (page) => page.context().setOffline(false),
    'lines.rush': async (page) => {
      const { promise: isDone, resolve: answer } = Promise.withResolvers<void>();
      await page.route(items, async (route) => void (await isDone, await route.continue()), { times: 1 });
      await write(page, 'Salt');
      await page.getByRole('checkbox', { name: 'MILK' }).check();
      await press(page, 'Remove Tea');
      await press(page, 'Undo');
      answer();
    },
    'link.make': (page) => press(page, /^Make a (?:new )?link$/),
    'link.miss': async (page) => {
      await page.route(share, abort, { times: 1 });
      await press(page, 'Make a link');
    },
    'link.end': (page) => press(page, 'Stop sharing'),
    'end.miss': async (page) => {
      await page.route(share, abort, { times: 1 });
      await press(page, 'Stop sharing');
    },
    'shop.leave': async (page) => {
      await menu(page, 'Hēmi').locator('summary, button').first().click();
      await menu(page, 'Hēmi').getByRole('link', { name: 'Sign out' }).click();
    },
  },
  see: shoppingListSights,
};
