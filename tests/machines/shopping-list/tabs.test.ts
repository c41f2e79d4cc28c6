import { describe, expect, it } from 'vitest';
import { shownList } from '#machines/shopping-list/index.ts';
import { createBrowser } from './tabs.browser.ts';
import { settle, walkTabs } from './tabs.ts';

const aroha = { subject: 'aroha', isShopper: true };
const bree = { subject: 'bree', isShopper: true };
const add = (...texts: readonly string[]) => ({ type: 'items.add', items: texts.map((text) => ({ text })) }) as const;

describe('A guest’s list, when somebody becomes a shopper', () => {
  it('goes to the server once over all tabs, the server’s lines first and unchanged, and leaves this browser [A4.36] [A4.37] [A4.38] [A4.O7]', async () => {
    const browser = createBrowser();
    browser.elsewhere('aroha', 'Bread');
    const [one, two] = [browser.open(), browser.open()];
    one.chart.send(add(' Milk ', 'BREAD'));
    await settle(browser);
    expect(shownList(two.chart.getSnapshot()).items.map(({ text }) => text)).toEqual(['Milk', 'BREAD']);
    one.chart.send({ type: 'item.tick', item: 'bread', isTicked: true });
    one.chart.send({ type: 'item.tick', item: 'milk', isTicked: true });
    await settle(browser);
    browser.signIn(one, aroha);
    await settle(browser);
    expect(browser.list('aroha').map(({ isTicked }) => isTicked)).toEqual([false, true]);
    expect(browser.list('aroha').map(({ text }) => text)).toEqual(['Bread', 'Milk']);
    expect(browser.posts).toEqual([{ subject: 'aroha', texts: ['Milk', 'BREAD'] }]);
    expect(browser.values.get('shoppingList')).toBeUndefined();
    expect(browser.reports.filter(({ type }) => type === 'list.merged')).toEqual([
      { type: 'list.merged', added: 1, already: 1 },
    ]);
    expect(shownList(one.chart.getSnapshot()).merged).toEqual({ added: 1, already: 1 });
  });

  it('is asked for by no merge where nothing is kept', async () => {
    const browser = createBrowser();
    const tab = browser.open();
    browser.signIn(tab, aroha);
    await settle(browser);
    expect(browser.posts).toEqual([]);
  });

  it('stays here when the answer is lost, says so where it is shown, and is merged at the next load, once [A4.O7]', async () => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.chart.send(add('Milk'));
    await settle(browser);
    browser.signIn(tab, aroha);
    const next = async () => {
      await new Promise(setImmediate);
      const [call] = browser.calls;
      if (!call) throw new Error('Nothing was asked.');
      return call;
    };
    const answered = async () => {
      const call = await next();
      browser.arrive(call);
      browser.answer(call);
    };
    // The list comes, and what is to be put on it does not arrive.
    await answered();
    browser.lose(await next(), 'offline');
    await answered();
    await new Promise(setImmediate);
    expect(browser.values.get('shoppingList')).toContain('Milk');
    expect(shownList(tab.chart.getSnapshot()).unmerged).toMatchObject({ count: 1, fault: { tag: 'offline' } });
    // Now it arrives, and the word of that is lost.
    tab.chart.send({ type: 'list.retry' });
    await answered();
    const post = await next();
    browser.arrive(post);
    browser.lose(post, 'timeout');
    await new Promise(setImmediate);
    expect(browser.values.get('shoppingList')).toContain('Milk');
    browser.crash(tab);
    browser.open();
    await settle(browser);
    expect(browser.list('aroha').map(({ text }) => text)).toEqual(['Milk']);
    expect(browser.values.get('shoppingList')).toBeUndefined();
  });

  it('never reaches whoever comes next: after a sign-out the list of a guest is empty', async () => {
    const browser = createBrowser();
    const tab = browser.open();
    tab.chart.send(add('Milk'));
    await settle(browser);
    browser.signIn(tab, { subject: 'niko', isShopper: false });
    tab.chart.send(add('Eggs'));
    await settle(browser);
    expect(shownList(tab.chart.getSnapshot()).items.map(({ text }) => text)).toEqual(['Milk', 'Eggs']);
    browser.signOut(tab);
    await settle(browser);
    expect(shownList(tab.chart.getSnapshot()).items).toEqual([]);
    browser.signIn(tab, bree);
    await settle(browser);
    expect(browser.list('bree')).toEqual([]);
  });

  it('keeps what a shopper wrote without a network until it is sent, also over a crash', async () => {
    const browser = createBrowser();
    const tab = browser.open();
    browser.signIn(tab, aroha);
    await settle(browser);
    tab.chart.send(add('Milk'));
    const [call] = browser.calls;
    if (!call) throw new Error('Nothing was asked.');
    browser.lose(call, 'offline');
    await new Promise(setImmediate);
    expect(shownList(tab.chart.getSnapshot()).trouble?.fault.tag).toBe('offline');
    browser.crash(tab);
    browser.open();
    await settle(browser);
    expect(browser.list('aroha').map(({ text }) => text)).toEqual(['Milk']);
  });

  it('sends what was wished while a write was on its way with the next one', async () => {
    const browser = createBrowser();
    const tab = browser.open();
    browser.signIn(tab, aroha);
    await settle(browser);
    tab.chart.send(add('Milk'));
    tab.chart.send(add('Eggs', 'Tea'));
    tab.chart.send({ type: 'item.remove', item: 'milk' });
    expect(browser.calls.length).toBe(1);
    await settle(browser);
    expect(browser.list('aroha').map(({ text }) => text)).toEqual(['Eggs', 'Tea']);
    expect(browser.posts.map(({ texts }) => texts)).toEqual([['Milk'], ['Eggs', 'Tea']]);
  });

  it('leaves nothing of one shopper for another who comes in the same breath', async () => {
    const browser = createBrowser();
    const tab = browser.open();
    browser.signIn(tab, aroha);
    await settle(browser);
    tab.chart.send(add('Milk'));
    tab.chart.send(add('Eggs'));
    tab.chart.send({ type: 'user.changed', ...bree });
    expect(shownList(tab.chart.getSnapshot()).items).toEqual([]);
    tab.chart.stop();
  });

  it.each([7, 8])('loses and doubles nothing in random lives of a browser, seed %i', async (seed) => {
    const { logins, merges } = await walkTabs({ events: 3_000, seed });
    expect([logins > 20, merges > 5]).toEqual([true, true]);
  });

  it('loses and doubles nothing in a browser without locks either', async () => {
    expect((await walkTabs({ events: 1_500, seed: 9, hasLocks: false })).logins).toBeGreaterThan(10);
  });
});
