import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingQuery, SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { listingTargets, pageSizes } from '#services/catalogue/catalogue.words.ts';
import { formatFilter, parseFilter } from '#services/catalogue/filter-entry.rules.ts';
import {
  listingQuery,
  listingSearch,
  offeredSorts,
  validateListingSearch,
} from '#services/catalogue/listing-query.rules.ts';
import { parseQuery, stringifyQuery } from '#services/navigation/query.rules.ts';

const plain = listingQuery('browse', {});

describe('an address of a listing', () => {
  test('says what it is asked for, in every parameter [A2.170] [A2.171] [A2.172] [A2.173] [A2.174] [A2.175] [A2.176] [A2.177] [A2.178] [A2.179] [A2.180]', () => {
    const address =
      '?page=3&size=48&sort=CUPAsc&filters=brand;Kōwhai;Kōwhai;false&filters=dietary;vegan;Vegan;true;Dietary' +
      '&dasFilter=7;milk;Milk;false;Aisle&inStockProductsOnly=false&search=kūmara&discount=half&groupId=m1&dynamicGroup=summer';
    expect(listingQuery('search', parseQuery(address), { department: 'fridge' })).toEqual({
      target: 'search',
      department: 'fridge',
      page: 3,
      size: 48,
      sort: 'CUPAsc',
      filters: [
        { key: 'brand', value: 'Kōwhai', name: 'Kōwhai', isBooleanValue: false },
        { key: 'dietary', value: 'vegan', name: 'Vegan', isBooleanValue: true, group: 'Dietary' },
      ],
      dasFilter: [{ key: '7', value: 'milk', name: 'Milk', isBooleanValue: false, group: 'Aisle' }],
      inStockProductsOnly: false,
      search: 'kūmara',
      discount: 'half',
      groupId: 'm1',
      dynamicGroup: 'summer',
    });
  });

  test('is the plain listing when it says nothing, and the plain listing says nothing [A2.O25] [A9.15]', () => {
    expect(plain).toEqual({
      target: 'browse',
      page: 1,
      size: 24,
      filters: [],
      dasFilter: [],
      inStockProductsOnly: true,
    });
    expect(listingSearch(plain)).toEqual({});
    expect(validateListingSearch({ page: '1', size: '24', inStockProductsOnly: 'true', search: '  ' })).toEqual({});
  });

  test.each([
    ['5', 24],
    ['24', 24],
    ['47', 24],
    ['48', 48],
    ['50', 48],
    ['119', 48],
    ['120', 120],
    ['1000', 120],
    [50, 48],
  ])(
    'asking for %s products a page gets the next lower size that is offered: %i [A9.O1] [A9.02] [A9.01]',
    (asked, size) => {
      expect(listingQuery('browse', { size: asked }).size).toBe(size);
      expect(validateListingSearch({ size: asked })).toEqual(size === 24 ? {} : { size });
    },
  );

  test.each([
    ['page', ['0', '-1', '1.5', '1e3', 'two', '', '99999', ['2', '3'], null, {}, Number.NaN, 10_001]],
    ['size', ['25', '24.0', '0', 'all', ['24', '48'], ['48'], {}, Object.create(null), null]],
    ['sort', ['Recency', 'price', 'priceasc', 'constructor', ['PriceAsc'], 1, null]],
    ['inStockProductsOnly', ['no', '0', '', ['false', 'true'], {}, null]],
    ['search', [['a', 'b'], {}, 7, null, '   ']],
    [
      'filters',
      [
        'brand',
        'brand;x',
        'a;b;c',
        'a;b;c;maybe',
        ';b;c;true',
        'a;;c;true',
        'a;b;c;true;d;e',
        'a;%ff;c;true',
        '%;b;c;true',
        `a;${'b'.repeat(200)};c;true`,
        {},
        null,
      ],
    ],
    ['dasFilter', ['a;b;c;false', 'a;b;c;false;Brand', 'a;b;c;false;aisle']],
  ])('with nonsense for %s is the plain listing', (name, values) => {
    for (const value of values) expect(listingQuery('browse', { [name]: value })).toEqual(plain);
  });

  test('may name one long filter that is shown whole, which changes nothing of what is asked for', () => {
    expect(validateListingSearch({ allOf: 'Brand' })).toEqual({ allOf: 'Brand' });
    expect(listingQuery('browse', { allOf: 'Brand' })).toEqual(plain);
    for (const allOf of ['brand', '__proto__', 'Brand;', '', ['Brand', 'Price'], {}, 'B'.repeat(31)])
      expect(validateListingSearch({ allOf })).toEqual({});
  });

  test('holds at most 30 filters and 200 characters of a search', () => {
    const filters = Array.from({ length: 100 }, (_, index) => `brand;b${index};b;false`);
    const asked = listingQuery('browse', { filters, search: 'ā'.repeat(1_000) });
    expect([asked.filters.length, asked.search?.length]).toEqual([30, 200]);
  });

  test('keeps a good filter beside a malformed one', () => {
    expect(listingQuery('browse', { filters: ['nonsense', 'brand;Kea;Kea;false'] }).filters).toHaveLength(1);
  });
});

describe('a filter', () => {
  test('that holds semicolons and percent signs comes back as it was [A2.O25]', () => {
    const filter = { key: 'a;b', value: '100%;', name: '%3B', isBooleanValue: true, group: 'x;%y' };
    expect(formatFilter(filter)).toBe('a%3Bb;100%25%3B;%253B;true;x%3B%25y');
    expect(parseFilter(formatFilter(filter))).toEqual(filter);
  });

  test('may be percent-encoded by hand [A2.O25]', () => {
    expect(parseFilter('colour;Dark%20Red;Dark%20Red;false')).toMatchObject({ value: 'Dark Red', name: 'Dark Red' });
  });
});

const text = (maxLength: number) =>
  fc
    .string({ unit: 'binary', minLength: 1, maxLength })
    .filter((one) => one.isWellFormed() && one.trim() === one && one !== '');
const part = fc.oneof(
  text(12),
  fc.string({ unit: fc.constantFrom(';', '%', '3', 'B', '&', '=', '+', ' ', 'ā'), minLength: 1, maxLength: 8 }),
);
const filter: fc.Arbitrary<SearchFilter> = fc.record(
  { key: part, value: part, name: part, isBooleanValue: fc.boolean(), group: part },
  { requiredKeys: ['key', 'value', 'name', 'isBooleanValue'] },
);
const dasFilter: fc.Arbitrary<SearchFilter> = fc.record({
  key: part,
  value: part,
  name: part,
  isBooleanValue: fc.boolean(),
  group: fc.constantFrom('Department', 'Aisle', 'Shelf'),
});
const query: fc.Arbitrary<ListingQuery> = fc.record(
  {
    target: fc.constantFrom(...listingTargets),
    page: fc.integer({ min: 1, max: 10_000 }),
    size: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom(...offeredSorts),
    filters: fc.array(filter, { maxLength: 6 }),
    dasFilter: fc.array(dasFilter, { maxLength: 3 }),
    inStockProductsOnly: fc.boolean(),
    search: text(30),
    discount: text(10),
    groupId: text(10),
    dynamicGroup: text(10),
  },
  { requiredKeys: ['target', 'page', 'size', 'filters', 'dasFilter', 'inStockProductsOnly'] },
);

describe('there and back', () => {
  test('what is formatted into an address is what is read from it, through the address bar too', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const isShort = [...asked.filters, ...asked.dasFilter].every((one) => formatFilter(one).length <= 200);
        fc.pre(isShort);
        const search = listingSearch(asked);
        expect(listingQuery(asked.target, search)).toEqual(asked);
        expect(listingQuery(asked.target, parseQuery(stringifyQuery(search)))).toEqual(asked);
      }),
      { numRuns: 2_000 },
    );
  });

  test('any query whatever becomes an address that does not change any more, and nothing is thrown', () => {
    const names = fc.constantFrom(
      'page',
      'size',
      'sort',
      'filters',
      'dasFilter',
      'inStockProductsOnly',
      'search',
      'discount',
      'groupId',
      'dynamicGroup',
      'allOf',
      '__proto__',
      'constructor',
    );
    const junk = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.anything({ withNullPrototype: true }),
      fc.array(fc.string({ unit: fc.constantFrom(';', '%', 'a', '2', 't', 'r', 'u', 'e') })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, junk)), (pairs) => {
        const raw = Object.fromEntries(pairs);
        const once = validateListingSearch(raw);
        expect(validateListingSearch(once)).toEqual(once);
        expect(validateListingSearch(parseQuery(stringifyQuery(once)))).toEqual(once);
      }),
      { numRuns: 10_000 },
    );
  });
});
