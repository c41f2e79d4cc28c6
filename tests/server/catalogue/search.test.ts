import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ListingQuery } from '#services/catalogue/catalogue.contract.ts';
import { inventProducts, viewOf } from './invented.ts';

const [template] = inventProducts(1, 1) as [ProductFacts];
let made = 0;
const product = (name: string, more: Partial<ProductFacts> = {}): ProductFacts => ({
  ...template,
  sku: String(300_000 + made++),
  name,
  brand: 'Māra',
  variety: null,
  kind: '',
  sizeText: '1 ea',
  dietary: [],
  departmentId: 1,
  aisleId: 1,
  shelfId: 1,
  isWithdrawn: false,
  isSustainable: false,
  popularity: 1_000 - made,
  stockByStore: Uint8Array.of(20, 20, 20),
  ...more,
});

const shop = [
  product('Kūmara Red', { sizeText: '1 kg' }),
  product('Kūmara Chips Crunchy', { sizeText: '150 g' }),
  product('Standard Milk', { sizeText: '2 L', popularity: 900, kind: 'chilled/milk/v-milk' }),
  product('Standard Milk', { sizeText: '1 L', popularity: 950, kind: 'chilled/milk/v-milk' }),
  product('Milk Chocolate Block', { sizeText: '250 g', popularity: 940, kind: 'snacks/v-chocolate-block' }),
  product('Tomatoes on the Vine', { sizeText: '500 g' }),
  product('Tomato Sauce', { sizeText: '560 g' }),
  product('Yoghurt Natural', { sizeText: '1 kg' }),
  product('Toilet Paper Soft', { sizeText: '12 pk' }),
  product('Peanut Butter Smooth', { sizeText: '375 g' }),
  product('Frozen Peas', { sizeText: '1 kg' }),
  product('Ginger Beer', { brand: 'Puriri Bay', sizeText: '6 x 330 mL' }),
  product('Blackberries', { sizeText: '125 g' }),
  product('Bananas', { words: ['lunchbox'] }),
  product('Choc Chip Biscuits'),
  product('Late Harvest Grapes'),
  product('Gluten Free White Bread', { sizeText: '400 g', popularity: 999 }),
  product('White Toast Bread', { sizeText: '700 g', popularity: 1 }),
];
const view = viewOf(shop);

async function search(text: string, more: Partial<ListingQuery> = {}) {
  const query: ListingQuery = {
    target: 'search',
    search: text,
    page: 1,
    size: 24,
    filters: [],
    dasFilter: [],
    inStockProductsOnly: true,
    ...more,
  };
  const listing = (await view).listing(query, 7);
  return {
    names: listing?.products.items.map(({ name, size }) => `${name} ${size}`),
    corrected: listing?.correctedSearch,
    listing,
  };
}

describe('a search', () => {
  test('takes no notice of macrons and capitals', async () => {
    const wanted = ['Kūmara Red 1 kg', 'Kūmara Chips Crunchy 150 g'];
    for (const typed of ['kūmara', 'kumara', 'KUMARA', 'ku\u0304mara'])
      expect((await search(typed)).names).toEqual(wanted);
  });

  test('understands a slip, and says what it understood', async () => {
    expect(await search('kumera')).toMatchObject({
      names: ['Kūmara Red 1 kg', 'Kūmara Chips Crunchy 150 g'],
      corrected: 'kumara',
    });
    expect((await search('kumara')).corrected).toBeNull();
    expect((await search('choclate')).corrected).toBe('chocolate');
  });

  test('understands two letters that changed places', async () => {
    expect(await search('bananans')).toMatchObject({ names: ['Bananas 1 ea'], corrected: 'banana' });
    expect(await search('yoghrut')).toMatchObject({ names: ['Yoghurt Natural 1 kg'] });
    expect(await search('tomaot')).toMatchObject({ corrected: 'tomato' });
  });

  test('knows other names of the same thing', async () => {
    expect((await search('sweet potato')).names).toContain('Kūmara Red 1 kg');
    expect((await search('loo paper')).names).toEqual(['Toilet Paper Soft 12 pk']);
    expect((await search('miraka')).names).toContain('Standard Milk 2 L');
    expect((await search('ketchup')).names).toEqual(['Tomato Sauce 560 g']);
  });

  test('finds a size however it is written', async () => {
    for (const typed of ['milk 2l', 'milk 2 L', '2 litre milk', 'milk 2000ml'])
      expect((await search(typed)).names).toEqual(['Standard Milk 2 L']);
    expect((await search('330ml')).names).toEqual(['Ginger Beer 6 x 330 mL']);
  });

  test('finds one and many alike', async () => {
    expect((await search('tomato')).names).toEqual((await search('tomatoes')).names);
    expect((await search('blackberry')).names).toEqual(['Blackberries 125 g']);
    expect((await search('pea')).names).toEqual(['Frozen Peas 1 kg']);
  });

  test('finds a word by its beginning when no word is just that', async () => {
    expect((await search('yogh')).names).toEqual(['Yoghurt Natural 1 kg']);
    expect((await search('blackb')).names).toEqual(['Blackberries 125 g']);
  });

  test('finds words written together, and one word written as two', async () => {
    expect((await search('gingerbeer')).names).toEqual(['Ginger Beer 6 x 330 mL']);
    expect((await search('black berries')).names).toEqual(['Blackberries 125 g']);
  });

  test('finds a brand, and words that stand nowhere on the card', async () => {
    expect((await search('puriri')).names).toEqual(['Ginger Beer 6 x 330 mL']);
    expect((await search('lunchbox')).names).toEqual(['Bananas 1 ea']);
  });

  test('shows first what the word names, then what only has it in it, and among equals what is bought more', async () => {
    expect((await search('milk')).names).toEqual([
      'Standard Milk 1 L',
      'Standard Milk 2 L',
      'Milk Chocolate Block 250 g',
    ]);
  });

  test('wants every word, and settles for most of them when there is nothing with all', async () => {
    expect((await search('frozen peas')).names).toEqual(['Frozen Peas 1 kg']);
    expect((await search('frozen bananas')).names?.toSorted()).toEqual(['Bananas 1 ea', 'Frozen Peas 1 kg']);
  });

  test('can be sorted and filtered like any listing', async () => {
    expect((await search('milk', { sort: 'name' })).names?.[0]).toBe('Milk Chocolate Block 250 g');
    const { listing } = await search('milk', {
      dasFilter: [{ key: 'Department', value: '999', name: '', isBooleanValue: false, group: 'Department' }],
    });
    expect(listing?.products.totalItems).toBe(3);
  });

  test('understands slips with letters in the wrong place, left out, doubled or put in [A1.08]', async () => {
    for (const [typed, read] of [
      ['mlik', 'milk'],
      ['yoghrut', 'yoghurt'],
      ['bannanas', 'banana'],
      ['tomatto', 'tomato'],
      ['bluckberries', 'blackberry'],
    ] as const)
      expect([typed, (await search(typed)).corrected]).toEqual([typed, read]);
  });

  test('says what it read only where it read something else, and leaves the other words as they were typed', async () => {
    expect((await search('Frozen Paes 1kg')).corrected).toBeNull();
    expect((await search('Standard MLIK 2l')).corrected).toBe('Standard milk 2l');
    for (const typed of ['milks', 'MILK', 'kūmara', 'yogh', 'gingerbeer', 'black berries', 'loo paper', 'milk 2 l'])
      expect([typed, (await search(typed)).corrected]).toEqual([typed, null]);
  });

  test('reads numbers of pieces however they are written', async () => {
    for (const typed of ['toilet paper 12pk', 'toilet paper 12 pack', '12-pack toilet paper', 'dozen toilet paper'])
      expect((await search(typed)).names).toEqual(['Toilet Paper Soft 12 pk']);
    for (const typed of ['milk 2lt', 'milk 2 ltr', 'milk 2 liters', '2litre milk'])
      expect((await search(typed)).names).toEqual(['Standard Milk 2 L']);
  });

  test('gives up the size before the thing when there is none of that size', async () => {
    expect((await search('milk 7l')).names).toContain('Standard Milk 2 L');
    expect((await search('frozen peas 560g')).names).toEqual(['Frozen Peas 1 kg']);
    expect((await search('tomato sauce 9kg')).names).toEqual(['Tomato Sauce 560 g']);
  });

  test('finds a product by its number', async () => {
    const sku = shop[4]?.sku ?? '';
    expect((await search(` ${sku} `)).listing?.products.items.map((item) => item.sku)).toEqual([sku]);
    expect((await search('999999')).names).toEqual([]);
  });

  test.each(['!!!', '🍌🍌', '%%%', '\u202e', '؟', '-', "'", 'x'.repeat(200), '٠٠٠', '0', '1e9', '\u0000'])(
    'for %j is an answer like any other',
    async (typed) => expect(Array.isArray((await search(typed)).names)).toBe(true),
  );

  test('puts the plain thing before what is special in a way that nobody asked for', async () => {
    expect((await search('bread')).names).toEqual(['White Toast Bread 700 g', 'Gluten Free White Bread 400 g']);
    expect((await search('gluten free bread')).names?.[0]).toBe('Gluten Free White Bread 400 g');
  });

  test('that finds nothing is an empty listing, not an error', async () => {
    expect(await search('zzzzqqq')).toMatchObject({ names: [], listing: { products: { totalItems: 0 } } });
    expect(await search('!!!')).toMatchObject({ names: [] });
  });
});

describe('suggestions', () => {
  test('complete the word that is being typed', async () => {
    const { products } = (await view).suggestions('toma', 7);
    expect(products.map(({ name }) => name).toSorted()).toEqual(['Tomato Sauce', 'Tomatoes on the Vine']);
  });

  test('name departments and where they are', async () => {
    const { departments, terms } = (await view).suggestions('pant', 7);
    expect(departments).toContainEqual({ name: 'Pantry', href: '/shop/browse/pantry' });
    expect(terms.every((term) => term === term.toLowerCase())).toBe(true);
  });

  test('are words that people buy by, those that begin so first and the most bought of them before the rest [A7.006]', async () => {
    const { terms } = (await view).suggestions('mi', 7);
    expect(terms).toEqual(['milk', 'milk chocolate block', 'standard milk']);
    expect((await view).suggestions('blackb', 7).terms).toEqual(['blackberries']);
    expect((await view).suggestions('paper', 7).terms).toEqual(['toilet paper soft']);
  });

  test('go on when a word is mistyped, and bring no recipes [A7.006]', async () => {
    const suggestions = (await view).suggestions('tomta', 7);
    expect(suggestions.terms).toContain('tomato sauce');
    expect(suggestions.products.map(({ name }) => name)).toContain('Tomato Sauce');
    expect(Object.keys(suggestions).toSorted()).toEqual(['departments', 'products', 'search', 'terms']);
  });

  test('know makers, and what they make', async () => {
    expect((await view).suggestions('puri', 7).terms).toContain('puriri bay');
    expect((await view).suggestions('puriri bay g', 7).terms).toEqual(['puriri bay ginger beer']);
  });

  test('show at most five products, all of which this store has', async () => {
    const products = (await view).suggestions('c', 7).products;
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(5);
    for (const { availabilityStatus } of products) expect(availabilityStatus).toBe('In Stock');
  });

  test.each(['', '!!!', '🍌', '1', 'x'.repeat(200), '__proto__', 'constructor'])(
    'for %j are none or few, not an error',
    async (typed) => {
      const { terms, departments, products } = (await view).suggestions(typed, 7);
      expect(Math.max(terms.length, departments.length, products.length)).toBeLessThanOrEqual(6);
    },
  );
});
