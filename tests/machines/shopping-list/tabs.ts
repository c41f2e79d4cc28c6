import assert from 'node:assert/strict';
import { createRandom, hashOf } from '#fixtures/random.ts';
import { shownList } from '#machines/shopping-list/index.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { tick } from '../kit/world.ts';
import { type Browser, createBrowser, type Hooks, people } from './tabs.browser.ts';

/** Everything that is on its way comes, and what failed is tried again, until nothing happens any more. */
export async function settle(browser: Browser): Promise<void> {
  for (let round = 0; round < 400; round++) {
    await tick();
    const word = browser.words.shift();
    const call = browser.calls[0];
    if (word) word.tell();
    else if (call) {
      browser.arrive(call);
      browser.answer(call);
    } else {
      const failing = browser.tabs.filter(({ chart }) => {
        const { trouble, unmerged, state } = shownList(chart.getSnapshot());
        return trouble !== null || unmerged !== null || state === 'failed';
      });
      if (failing.length === 0) return;
      for (const { chart } of failing) chart.send({ type: 'list.retry' });
    }
  }
  assert.fail('The tabs do not come to rest.');
}

/** What stands in the storage, as the store of this house reads it. */
const keptTexts = ({ values }: Browser, of?: string | null): readonly string[] => {
  const area = { getItem: (key: string) => values.get(key) ?? null, setItem: () => {}, removeItem: () => {} };
  const store = createLocalStore(() => area, { warn: () => undefined, error: () => undefined });
  const lines = store.read('shoppingList') ?? [];
  return lines.filter((line) => of === undefined || line.of === of).map(({ text }) => text.toLowerCase());
};

/** Random lives of a browser. INV-8 is looked at after each step, and at each rest nothing may be missing or doubled. */
export async function walkTabs({ events, seed, hasLocks = true }: { events: number; seed: number } & Hooks) {
  const random = createRandom(seed);
  let hash = 0;
  let logins = 0;
  let merges = 0;
  for (let done = 0; done < events; ) {
    const browser = createBrowser({ hasLocks });
    /** Whose a word has been: it never comes to anybody else. */
    const owners = new Map<string, string>();
    /** Words that were written anew, in whatever tab still showed them. */
    const again = new Set<string>();
    /** Words that somebody has taken away since, or that went with a sign-out. */
    const gone = new Set<string>();
    /** Words that a storage or the store has confirmed. */
    const sure = new Set<string>();
    const ofStore = new Set<string>();
    let number = 0;
    browser.open();

    const say = (): string => `w${++number}`;
    const look = () => {
      for (const { subject } of people)
        if (subject !== null) {
          const list = browser.list(subject);
          assert.equal(new Set(list.map(({ item }) => item)).size, list.length, '8.1: a line is doubled.');
          for (const { item } of list) {
            const owner = owners.get(item);
            assert.ok(
              owner === undefined || owner === subject || again.has(item),
              `8.6: ${item} of ${owner} reached ${subject}.`,
            );
            if (!again.has(item)) owners.set(item, subject);
          }
        }
      for (const text of keptTexts(browser))
        assert.ok(!ofStore.has(text) || gone.has(text), '8.6: a line of the server stands in the browser.');
      for (const { chart } of browser.tabs)
        for (const { item } of chart.getSnapshot().context.items ?? []) if (!gone.has(item)) sure.add(item);
    };
    const rest = async () => {
      await settle(browser);
      look();
      const { subject, isShopper } = browser.cookie();
      const stands = isShopper && subject !== null ? browser.list(subject).map(({ item }) => item) : keptTexts(browser);
      for (const item of sure)
        assert.ok(
          gone.has(item) ||
            browser.taken.has(item) ||
            stands.includes(item) ||
            owners.get(item) !== (subject ?? undefined),
          `Lost: ${item}.`,
        );
      if (isShopper)
        assert.deepEqual(keptTexts(browser, subject), [], '8.3: what the server has is still in the browser.');
      for (const { chart } of browser.tabs)
        assert.deepEqual(
          new Set(shownList(chart.getSnapshot()).items.map(({ item }) => item)).size,
          shownList(chart.getSnapshot()).items.length,
        );
    };

    const life = random.between(20, 120);
    for (let at = 0; at < life && done < events; at++, done++) {
      const kind = random.between(0, 99);
      const tab = random.pick(browser.tabs);
      const shown = shownList(tab.chart.getSnapshot()).items;
      try {
        if (kind < 18) {
          const [one, two] = [say(), say()];
          tab.chart.send({ type: 'items.add', items: kind < 6 ? [{ text: one }, { text: two }] : [{ text: one }] });
          if (tab.who.subject !== null) for (const word of [one, two]) owners.set(word, tab.who.subject);
        } else if (kind < 22 && shown.length > 0) {
          tab.chart.send({ type: 'items.add', items: [{ text: random.pick(shown).text.toUpperCase() }] });
        } else if (kind < 26 && shown.length > 0) {
          const { item, isTicked } = random.pick(shown);
          tab.chart.send({ type: 'item.tick', item, isTicked: !isTicked });
        } else if (kind < 30 && shown.length > 0) {
          const { item } = random.pick(shown);
          gone.add(item);
          tab.chart.send({ type: 'item.remove', item });
        } else if (kind < 31) {
          for (const { item } of [
            ...shown,
            ...browser.tabs.flatMap(({ chart }) => chart.getSnapshot().context.items ?? []),
          ])
            gone.add(item);
          for (const { subject } of people) for (const { item } of browser.list(subject ?? '')) gone.add(item);
          for (let word = 1; word <= number; word++) gone.add(`w${word}`);
          tab.chart.send({ type: 'list.clear' });
        } else if (kind < 33) {
          // Whoever puts it back writes it anew.
          const { removal } = tab.chart.getSnapshot().context;
          for (const { text } of removal?.items ?? []) again.add(text.toLowerCase());
          tab.chart.send({ type: 'removal.undo' });
        } else if (kind < 36) tab.chart.send({ type: 'list.retry' });
        else if (kind < 60 && browser.calls.length > 0) {
          const call = random.pick(browser.calls);
          browser.arrive(call);
          if (kind < 56) browser.answer(call);
        } else if (kind < 66 && browser.calls.length > 0) {
          const call = random.pick(browser.calls);
          if (kind < 63) browser.arrive(call);
          browser.lose(call, kind < 63 ? 'timeout' : 'offline');
        } else if (kind < 76 && browser.words.length > 0) browser.words.shift()?.tell();
        else if (kind < 78 && browser.tabs.length < 3) browser.open();
        else if (kind < 82) {
          browser.crash(tab);
          browser.open();
        } else if (kind < 86 && browser.cookie().subject === null) {
          const who = random.pick(people);
          logins++;
          for (const word of keptTexts(browser, null)) if (!owners.has(word)) owners.set(word, who.subject ?? '');
          browser.signIn(tab, who);
        } else if (kind < 88 && browser.cookie().subject !== null) {
          for (let word = 1; word <= number; word++) gone.add(`w${word}`);
          for (const word of ofStore) gone.add(word);
          browser.signOut(tab);
          await tick();
          if (browser.tabs.length === 1)
            assert.deepEqual(
              [keptTexts(browser), shownList(tab.chart.getSnapshot()).items],
              [[], []],
              '8.6: not empty.',
            );
        } else if (kind < 90) {
          const { subject } = random.pick(people.slice(0, 2));
          const word = `v${++number}`;
          ofStore.add(word);
          owners.set(word, subject ?? '');
          browser.elsewhere(subject ?? '', word);
        } else if (kind < 91) {
          browser.values.set('shoppingList', random.pick(['{', '[]', '[{"text":"x"}]', '"x"', 'null']));
          for (let word = 1; word <= number; word++) gone.add(`w${word}`);
        } else if (kind < 93) await rest();
        await tick();
        look();
        hash = hashOf(`${kind} ${tab.id} ${browser.posts.length} ${keptTexts(browser).join()}`, hash);
      } catch (error) {
        throw new Error(`shopping-list-tabs: event ${done + 1} of seed ${seed}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    try {
      await rest();
    } catch (error) {
      throw new Error(`shopping-list-tabs: before event ${done + 1} of seed ${seed}: ${(error as Error).message}`, {
        cause: error,
      });
    }
    merges += browser.reports.filter(({ type }) => type === 'list.merged').length;
    for (const { chart } of browser.tabs) chart.stop();
  }
  return { hash, logins, merges };
}
