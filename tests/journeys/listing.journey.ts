import type { Page } from 'playwright-core';
import { assign, setup } from 'xstate';
import type { Journey } from './journey.types.ts';
import { showsProducts, stands } from './listing.sights.ts';

type Place =
  | 'door'
  | 'listed'
  | 'sorted'
  | 'larger'
  | 'sortedLarger'
  | 'narrowed'
  | 'turned'
  | 'everything'
  | 'nothing'
  | 'emptied'
  | 'rescued'
  | 'few'
  | 'many'
  | 'product';

const from = (place: Place) => ({ type: 'keepTrail' as const, params: { place } });
const back = (['door', 'listed', 'larger', 'turned', 'emptied', 'many'] as const).map((place) => ({
  guard: { type: 'cameFrom' as const, params: { place } },
  target: place,
  actions: 'shortenTrail' as const,
}));

/** A guest makes a list of products theirs, and gets out of one that is empty. */
const machine = setup({
  types: {} as { context: { trail: readonly Place[] }; events: { type: string } },
  actions: {
    keepTrail: assign(({ context }, { place }: { place: Place }) => ({ trail: [...context.trail, place] })),
    shortenTrail: assign(({ context }) => ({ trail: context.trail.slice(0, -1) })),
  },
  guards: { cameFrom: ({ context }, { place }: { place: Place }) => context.trail.at(-1) === place },
}).createMachine({
  id: 'listing',
  description: 'A guest makes a list of products theirs.',
  context: { trail: [] },
  initial: 'door',
  states: {
    door: {
      description: 'The guest is at the door.',
      on: {
        'specials.open': { target: 'listed', actions: from('door') },
        'words.miss': { target: 'nothing', actions: from('door') },
        'link.follow': { target: 'emptied', actions: from('door') },
        'long.open': { target: 'few', actions: from('door') },
      },
    },
    listed: {
      description: 'The specials as they come: the first page, in stock, nothing narrowed.',
      on: {
        'order.choose': { target: 'sorted', actions: from('listed') },
        'size.choose': { target: 'larger', actions: from('listed') },
        'filter.choose': { target: 'narrowed', actions: from('listed') },
        'page.turn': { target: 'turned', actions: from('listed') },
        'stock.widen': { target: 'everything', actions: from('listed') },
      },
    },
    sorted: {
      description: 'The specials are on show, the cheapest first, from the first page on.',
      on: { 'page.revisit': 'sorted', 'page.back': back },
    },
    larger: {
      description: 'The specials are on show, 48 to a page.',
      on: { 'order.choose': { target: 'sortedLarger', actions: from('larger') } },
    },
    sortedLarger: { description: 'The same, the cheapest first: the size stays.', on: { 'page.back': back } },
    narrowed: {
      description: 'The multibuys of the specials are on show, with the filter as a chip.',
      on: { 'chip.remove': { target: 'listed', actions: from('narrowed') }, 'page.back': back },
    },
    turned: {
      description: 'The second page of the specials is on show.',
      on: {
        'order.choose': { target: 'sorted', actions: from('turned') },
        'page.revisit': 'turned',
        'page.back': back,
      },
    },
    everything: {
      description: 'The specials with what is out of stock.',
      on: { 'stock.narrow': { target: 'listed', actions: from('everything') }, 'page.back': back },
    },
    nothing: {
      description: 'The shop has nothing for the words, and names departments to look in.',
      on: { 'specials.open': { target: 'listed', actions: from('nothing') } },
    },
    emptied: {
      description: 'Two filters leave nothing, and the page says what each of them costs.',
      on: { 'filter.drop': { target: 'rescued', actions: from('emptied') } },
    },
    rescued: { description: 'Without one of the two filters there are products.', on: { 'page.back': back } },
    few: { description: 'The beginning of a list that grows is on show.', on: { 'more.load': 'many' } },
    many: {
      description: 'The list has grown under the reader.',
      on: { 'product.open': { target: 'product', actions: from('many') }, 'page.back': back },
    },
    product: { description: 'One product of the grown list is on show.', on: { 'page.back': back } },
  },
});

const specials = '/shop/specials';
const unheardOf = 'zzxqv';
/** Nothing is free range and costs twenty dollars. */
const emptyLink = '/shop/browse?filters=Price;over-20;-;false&filters=Dietary;Free%20range;-;true';
const growing = `${specials}?force-variations=infinite_load_more:v1`;

const choose = (page: Page, name: string, label: string) =>
  page
    .getByRole('combobox', { name })
    .selectOption({ label })
    .then(() => undefined);
const press = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name }).first().click();
const flip = (page: Page) => page.getByRole('switch', { name: 'In stock only' }).click();
const visit = async (page: Page, path: string) => void (await page.goto(new URL(path, page.url()).href));
const goBack = async (page: Page) => void (await page.goBack({ waitUntil: 'commit' }));

export const listing: Journey = {
  machine,
  say: {
    'specials.open': 'opens the specials',
    'words.miss': 'searches for something nobody has heard of',
    'link.follow': 'follows a link to a list that has nothing left',
    'long.open': 'opens a list that grows',
    'order.choose': 'puts the cheapest first',
    'size.choose': 'asks for 48 a page',
    'filter.choose': 'narrows to multibuys',
    'chip.remove': 'takes the filter away',
    'page.turn': 'turns the page',
    'stock.widen': 'shows what is out of stock too',
    'stock.narrow': 'goes back to what is in stock',
    'filter.drop': 'leaves out the filter in the way',
    'more.load': 'asks for more',
    'product.open': 'opens one of the products that came',
    'page.revisit': 'goes back and forward again',
    'page.back': 'goes back',
  },
  drive: {
    'specials.open': (page) => page.getByRole('link', { name: 'Specials', exact: true }).first().click(),
    'words.miss': async (page) => {
      const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
      await box.fill(unheardOf);
      await box.press('Enter');
    },
    'link.follow': (page) => visit(page, emptyLink),
    'long.open': (page) => visit(page, growing),
    'order.choose': (page) => choose(page, 'Sort by', 'Price low to high'),
    'size.choose': (page) => choose(page, 'Products a page', '48 a page'),
    'filter.choose': (page) => press(page, /^Multibuy, /),
    'chip.remove': (page) => press(page, 'Remove filter: Multibuy'),
    'page.turn': (page) => press(page, 'Page 2'),
    'stock.widen': flip,
    'stock.narrow': flip,
    'filter.drop': (page) => press(page, /^Without Free range: \d+ products$/),
    'more.load': (page) => press(page, 'Show more'),
    'product.open': (page) => page.locator('main .product-card-name').nth(40).click(),
    'page.revisit': async (page) => {
      const here = page.url();
      await goBack(page);
      await page.waitForURL((url) => url.href !== here);
      await page.goForward({ waitUntil: 'commit' });
    },
    'page.back': goBack,
  },
  see: {
    door: (page) => stands(page, { path: '/', heading: /groceries/ }),
    listed: async (page) => {
      await stands(page, { path: specials, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials', { count: 24, order: 'Specials', chips: [], isInStock: true });
    },
    sorted: async (page) => {
      await stands(page, { path: `${specials}?sort=PriceAsc`, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials&sort=PriceAsc', { count: 24, order: 'Price low to high' });
    },
    larger: async (page) => {
      await stands(page, { path: `${specials}?size=48`, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials&size=48', { count: 48 });
    },
    sortedLarger: async (page) => {
      await stands(page, { path: `${specials}?size=48&sort=PriceAsc`, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials&size=48&sort=PriceAsc', { count: 48, order: 'Price low to high' });
    },
    narrowed: async (page) => {
      await stands(page, {
        path: `${specials}?filters=Offer;MultiBuy;Multibuy;false`,
        heading: 'Specials & Great Prices',
      });
      await showsProducts(page, 'target=specials&filters=Offer;MultiBuy;-;false', { chips: ['Multibuy'] });
    },
    turned: async (page) => {
      await stands(page, { path: `${specials}?page=2`, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials&page=2', { count: 24 });
      await page.getByRole('link', { name: 'Page 2' }).and(page.locator('[aria-current="page"]')).waitFor();
    },
    everything: async (page) => {
      await stands(page, { path: `${specials}?inStockProductsOnly=false`, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials&inStockProductsOnly=false', { isInStock: false });
    },
    nothing: async (page) => {
      await stands(page, { path: `/shop/searchproducts?search=${unheardOf}`, heading: new RegExp(unheardOf) });
      await page.getByRole('heading', { name: `We found nothing for “${unheardOf}”` }).waitFor();
      await page.getByRole('navigation', { name: 'Look in a department' }).getByRole('link').nth(9).waitFor();
    },
    emptied: async (page) => {
      await page.getByRole('heading', { name: 'Nothing here matches' }).waitFor();
      await page.getByRole('link', { name: /^Without \$20 and over: \d+ products?$/ }).waitFor();
    },
    rescued: async (page) => {
      await stands(page, { path: '/shop/browse?filters=Price;over-20;-;false', heading: 'Browse' });
      await showsProducts(page, 'target=browse&filters=Price;over-20;-;false', { chips: ['$20 and over'] });
    },
    few: async (page) => {
      await stands(page, { path: growing, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials', { count: 24 });
      await page.getByText(/^Showing 24 of \d+$/).waitFor();
    },
    many: async (page) => {
      await stands(page, { path: `${specials}?page=2`, heading: 'Specials & Great Prices' });
      await showsProducts(page, 'target=specials', { count: 48, pages: 2 });
      await page.getByText(/^Showing 48 of \d+$/).waitFor();
    },
    product: (page) => stands(page, { path: /^\/shop\/productdetails\?stockcode=\d{6}/, heading: /./ }),
  },
};
