import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, type Watched, whenLive } from './chromium.ts';
import { personAt } from './person.ts';
import { type RunningStore, serveStore } from './serve.ts';

type Person = Awaited<ReturnType<typeof personAt>>;
let browser: Browser;
let store: RunningStore;
let watched: Watched;
let person: Person;

beforeAll(async () => {
  [store, browser] = await Promise.all([serveStore({ CATALOGUE_SIZE: '1000' }), openBrowser()]);
  watched = await openPage(browser);
  watched.page.setDefaultTimeout(8_000);
  await watched.page.goto(store.origin, { waitUntil: 'commit' });
  await whenLive(watched.page);
  person = await personAt(watched.page);
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

/** The box stands at the top of the page: a few stops from its beginning, and a few back from its heading. */
async function turnToSearch(): Promise<void> {
  const isAtStart = (await person.focused()).role === 'RootWebArea';
  await person.goTo(isAtStart ? 'Tab' : 'Shift+Tab', 'combobox', /^Search for products$/);
}
async function typeInSearch(words: string): Promise<void> {
  await turnToSearch();
  await person.press('Control+a');
  await person.say(words);
}
async function choose(name: RegExp): Promise<string> {
  await person.hearsSuggestions();
  const heard: string[] = [];
  for (let times = 0; times < 20; times++) {
    await person.press('ArrowDown');
    const option = await person.option();
    if (option && name.test(option.name)) {
      expect(option.role).toBe('option');
      await person.press('Enter');
      return option.name;
    }
    heard.push(option?.name ?? '(the text)');
  }
  throw new Error(`Nothing like ${name} is suggested: ${heard.join(' | ')}`);
}
async function follow(name: RegExp): Promise<string> {
  const link = await person.goTo('Tab', 'link', name);
  await person.press('Enter');
  return link.name;
}

/** On the product's page: roles and names alone say where one is, what it costs and whether it is there. */
async function standsBefore(good: RegExp, chosen: string): Promise<void> {
  await person.arrives(good);
  const { title, heading, landmarks, texts } = await person.whereabouts();
  expect(chosen.startsWith(heading), `${chosen} led to ${heading}`).toBe(true);
  expect(title).toContain(heading);
  expect(landmarks).toEqual(['banner', 'navigation', 'main', 'contentinfo', 'search']);
  expect(texts).toContainEqual(expect.stringMatching(/^(?:\d+ dollars?|\d+ cents)/));
  expect(texts).toContainEqual(expect.stringMatching(/^(?:In stock|Low stock|Out of stock)/i));
}

describe('[A1.08] [A1.31] A guest with a keyboard and a screen reader finds', () => {
  it.each([
    ['trim milk', /Trim Green Milk$/],
    ['kumara', /^Red Kūmara$/],
    ['free range eggs', /Free Range Eggs Size 7$/],
    ['gluten free bread', /Gluten Free Seeded Bread$/],
    ['toilet paper', /Toilet Paper Recycled$/],
    ['greek yoghurt', /Greek Natural Yoghurt$/],
    ['peanut butter', /Peanut Butter Crunchy$/],
    ['chicken breast', /Chicken Breast Free Range$/],
  ])('[A7.006] [A7.O1] %s among what the search box suggests', async (words, good) => {
    await typeInSearch(words);
    await standsBefore(good, await choose(new RegExp(good.source.replace('$', ''))));
  });

  it.each([
    ['bananas', /^Bananas$/],
    ['jasmine rice', /Jasmine Rice$/],
    ['dry cat food', /Dry Cat Food Chicken$/],
    ['nappies', /Nappies Newborn/],
  ])('[A2.176] %s among what the search finds', async (words, good) => {
    await typeInSearch(words);
    await person.press('Enter');
    await person.arrives(new RegExp(`“${words}”`));
    await standsBefore(good, await follow(new RegExp(good.source.replace('$', ' '))));
  });

  it.each([
    ['honey', 'hon', /^honey$/, /“honey”/, /Clover Honey$/],
    ['coffee', 'coff', /^Coffee in Drinks$/, /^Coffee$/, /Coffee Beans$/],
  ])('%s by a word or a place that the search box suggests', async (_, words, suggested, heading, good) => {
    await typeInSearch(words);
    await choose(suggested);
    await person.arrives(heading);
    await standsBefore(good, await follow(new RegExp(good.source.replace('$', ' '))));
  });

  it.each([
    ['apples', ['Fruit & Veg', 'Fruit', 'Apples & pears'], /Royal Gala Apples$/],
    ['fresh milk', ['Fridge & Deli', 'Milk & cream', 'Fresh milk'], /Blue Milk$/],
    ['grain bread', ['Bakery', 'Sliced bread', 'Grain & seed bread'], /Soy & Linseed Toast$/],
  ])('%s down the aisles', async (_, places, good) => {
    await person.goTo('Shift+Tab', 'link', /^Browse$/);
    await person.press('Enter');
    await person.arrives(/departments|browse/i);
    for (const place of places) {
      await follow(new RegExp(`^${place}(?:,|$)`));
      await person.arrives(new RegExp(`^${place}$`));
    }
    await standsBefore(good, await follow(new RegExp(good.source.replace('$', ' '))));
  });

  it.each([
    ['dark chocolate', /^Kāinga, /, /Dark Chocolate Block$/],
    ['sparkling water', /^Kāinga, /, /Sparkling Water Cans$/],
    ['salmon', /^Salt & Tide, /, /Salmon Portions$/],
  ])('%s by a filter', async (words, filter, good) => {
    await typeInSearch(words);
    await person.press('Enter');
    await person.arrives(new RegExp(`“${words}”`));
    await follow(filter);
    await watched.page.waitForURL(/filters=/);
    await standsBefore(good, await follow(new RegExp(good.source.replace('$', ' '))));
  });

  it('all of them without a complaint of the page', () => {
    expect(watched.complaints).toEqual([]);
  });
});
