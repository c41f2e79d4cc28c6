import type { Page } from 'playwright-core';
import { assign, setup } from 'xstate';
import type { Journey } from './journey.types.ts';

type Place = 'home' | 'departments' | 'department' | 'aisle' | 'shelf' | 'product' | 'results' | 'nothing' | 'lost';
type Step =
  | 'departments.open'
  | 'department.open'
  | 'aisle.open'
  | 'shelf.open'
  | 'product.open'
  | 'words.find'
  | 'words.miss'
  | 'address.mistype'
  | 'home.open'
  | 'page.back';

const found = 'milk';
const unheardOf = 'zzxqv';

/** The address of each place, as the shopper could read it in the browser's bar. */
export const addressOf: Readonly<Record<Place, RegExp>> = {
  home: /^\/$/,
  departments: /^\/shop\/browse\/departments$/,
  department: /^\/shop\/browse\/(?!departments$)[^/]+$/,
  aisle: /^\/shop\/browse\/[^/]+\/[^/]+$/,
  shelf: /^\/shop\/browse\/[^/]+\/[^/]+\/[^/]+$/,
  product: /^\/shop\/productdetails\?stockcode=\d{6}/,
  results: /^\/shop\/searchproducts\?search=milk$/,
  nothing: /^\/shop\/searchproducts\?search=zzxqv$/,
  lost: /^\/no\/such\/page$/,
};

const from = (place: Place) => ({ type: 'keepTrail' as const, params: { place } });
const back = (
  ['home', 'departments', 'department', 'aisle', 'shelf', 'product', 'results', 'nothing', 'lost'] as const
).map((place) => ({
  guard: { type: 'cameFrom' as const, params: { place } },
  target: place,
  actions: 'shortenTrail' as const,
}));

/** A guest looks round the shop: down the aisles, by words, astray, and back again. */
const machine = setup({
  types: {} as { context: { trail: readonly Place[] }; events: { type: Step } },
  actions: {
    keepTrail: assign(({ context }, { place }: { place: Place }) => ({ trail: [...context.trail, place] })),
    shortenTrail: assign(({ context }) => ({ trail: context.trail.slice(0, -1) })),
  },
  guards: { cameFrom: ({ context }, { place }: { place: Place }) => context.trail.at(-1) === place },
}).createMachine({
  id: 'browse',
  description: 'A guest looks round the shop.',
  context: { trail: [] },
  initial: 'home',
  states: {
    home: {
      description: 'The guest is at the door: the home page, with something to look at.',
      on: {
        'departments.open': { target: 'departments', actions: from('home') },
        'words.find': { target: 'results', actions: from('home') },
        'words.miss': { target: 'nothing', actions: from('home') },
        'address.mistype': { target: 'lost', actions: from('home') },
        'page.back': back,
      },
    },
    departments: {
      description: 'All departments lie open.',
      on: { 'department.open': { target: 'department', actions: from('departments') }, 'page.back': back },
    },
    department: {
      description: 'One department is on show, with its products.',
      on: { 'aisle.open': { target: 'aisle', actions: from('department') }, 'page.back': back },
    },
    aisle: {
      description: 'One aisle of the department is on show.',
      on: {
        'shelf.open': { target: 'shelf', actions: from('aisle') },
        'product.open': { target: 'product', actions: from('aisle') },
        'page.back': back,
      },
    },
    shelf: {
      description: 'One shelf of the aisle is on show.',
      on: { 'product.open': { target: 'product', actions: from('shelf') }, 'page.back': back },
    },
    product: {
      description: 'One product is on show, with its price.',
      on: { 'home.open': { target: 'home', actions: from('product') }, 'page.back': back },
    },
    results: {
      description: 'What the shop has for the words.',
      on: { 'product.open': { target: 'product', actions: from('results') }, 'page.back': back },
    },
    nothing: {
      description: 'The shop has nothing for the words and says so.',
      on: { 'words.find': { target: 'results', actions: from('nothing') }, 'page.back': back },
    },
    lost: {
      description: 'There is no such page, and a way home.',
      on: { 'home.open': { target: 'home', actions: from('lost') }, 'page.back': back },
    },
  },
});

/** Follows the first link in sight that leads to such an address. */
async function follow(page: Page, address: RegExp): Promise<void> {
  const links = page.locator('a[href]:visible');
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('a[href]')].some((link) =>
        new RegExp(source).test(link.getAttribute('href') ?? ''),
      ),
    address.source,
  );
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const index = hrefs.findIndex((href) => address.test(href));
  if (index < 0)
    throw new Error(`No link in sight leads to ${address.source}; there are: ${[...new Set(hrefs)].join(' ')}`);
  await links.nth(index).click();
}

async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.fill(words);
  await box.press('Enter');
}

/** What the heading of a place says; `null`: the name that the address gives it. */
const headingOf: Readonly<Record<Place, string | null>> = {
  home: 'groceries',
  departments: 'departments',
  department: null,
  aisle: null,
  shelf: null,
  product: null,
  results: found,
  nothing: unheardOf,
  lost: 'oops',
};

/**
 * The address and the heading agree that this is the place: neither alone says that the page is there. A place is called
 * as its address is, no more and no less: the address changes first, and a product of a shelf bears the shelf's name.
 */
async function standsAt(page: Page, place: Place): Promise<void> {
  await page.waitForURL((url) => addressOf[place].test(`${url.pathname}${url.search}`));
  await page.waitForFunction(
    ({ words, isProduct }) => {
      const slug = (text: string) =>
        text
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z0-9\s-]/g, '')
          .trim()
          .replace(/[\s-]+/g, '-');
      const heading = slug(document.querySelector('main h1')?.textContent ?? '').replaceAll('-and-', '-');
      const { pathname, searchParams } = new URL(location.href);
      const named = (searchParams.get('name') ?? pathname.split('/').at(-1) ?? '').replaceAll('-and-', '-');
      if (words !== null) return heading.includes(words);
      return isProduct ? heading !== '' && named.includes(heading) : named === heading;
    },
    { words: headingOf[place], isProduct: place === 'product' },
  );
}

const card = 'main a[href^="/shop/productdetails?stockcode="]:visible';

async function offersProducts(page: Page, place: Place): Promise<void> {
  await standsAt(page, place);
  await page.locator(card).first().waitFor({ state: 'visible' });
}

/** Waits for words in the page itself, whoever put them there. */
const reads = (page: Page, words: string | RegExp) =>
  page.locator('main').getByText(words).first().waitFor({ state: 'visible' });

export const browse: Journey = {
  machine,
  say: {
    'departments.open': 'opens the list of departments',
    'department.open': 'opens a department',
    'aisle.open': 'walks down an aisle',
    'shelf.open': 'stops at a shelf',
    'product.open': 'takes a closer look at a product',
    'words.find': `searches for “${found}”`,
    'words.miss': 'searches for something nobody has heard of',
    'address.mistype': 'mistypes an address',
    'home.open': 'goes to the home page',
    'page.back': 'goes back',
  },
  drive: {
    'departments.open': (page) => follow(page, /^\/shop\/browse\/departments$/),
    'department.open': (page) => follow(page, addressOf.department),
    'aisle.open': (page) => follow(page, new RegExp(`^${new URL(page.url()).pathname}/[^/?]+$`)),
    'shelf.open': (page) => follow(page, new RegExp(`^${new URL(page.url()).pathname}/[^/?]+$`)),
    'product.open': (page) => follow(page, addressOf.product),
    'words.find': (page) => search(page, found),
    'words.miss': (page) => search(page, unheardOf),
    'address.mistype': async (page) => void (await page.goto(new URL('/no/such/page', page.url()).href)),
    'home.open': (page) => follow(page, addressOf.home),
    'page.back': async (page) => void (await page.goBack({ waitUntil: 'commit' })),
  },
  see: {
    home: (page) => offersProducts(page, 'home'),
    departments: async (page) => {
      await standsAt(page, 'departments');
      await page.locator('main a[href^="/shop/browse/"]').nth(9).waitFor({ state: 'visible' });
    },
    department: (page) => offersProducts(page, 'department'),
    aisle: (page) => offersProducts(page, 'aisle'),
    shelf: (page) => offersProducts(page, 'shelf'),
    product: async (page) => {
      await page.locator('main .product-offer').waitFor();
      await standsAt(page, 'product');
      await reads(page, /\$\d/);
    },
    results: (page) => offersProducts(page, 'results'),
    nothing: async (page) => {
      await standsAt(page, 'nothing');
      await reads(page, new RegExp(unheardOf));
    },
    lost: async (page) => {
      await standsAt(page, 'lost');
      await page.locator('a[href="/"]:visible').first().waitFor();
    },
  },
};
