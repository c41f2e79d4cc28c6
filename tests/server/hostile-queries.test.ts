import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOf } from '../../bin/fuzz/fuzz.ts';
import { fuzzQueries, mostTimes } from '../../bin/fuzz/fuzz-queries.ts';
import { spoof } from '../../bin/fuzz/queries.ts';
import { faultOfAnswer, faultOfPage } from '../../bin/fuzz/query-laws.ts';
import { openShop, origin, type Shop } from './api/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ isChecking: false }, 1_000);
});
afterAll(() => shop.close());

describe('odd addresses of listings and searches (T-21)', () => {
  test('get a clear answer that shows no name of theirs and costs no more than 20 plain ones [A7.005] [A7.006] [A2.180] [A2.O25]', async () => {
    const { findings, statuses, dearest } = await fuzzQueries(shop.fetch, origin, 2_000, chanceOf(20_261_121));
    expect(findings).toEqual([]);
    expect(Object.keys(statuses).map(Number)).toEqual([200, 400, 404]);
    expect(dearest.times).toBeLessThan(mostTimes);
  });

  test.each([
    [200, JSON.stringify({ title: 'Milk', selectedFilters: [{ name: spoof }] }), 'shows a name from the address'],
    [200, JSON.stringify({ title: `Search results for “${spoof}”`, selectedFilters: [] }), null],
    [400, JSON.stringify({ code: 'Invalid' }), 'refuses without naming a field'],
    [400, JSON.stringify({ fieldErrors: { password: 'is wrong' } }), 'names password'],
    [400, JSON.stringify({ fieldErrors: { 'filters.3': 'is wrong' } }), null],
    [500, '', 'answered 500'],
  ])('an answer %i %s is judged: %s', (status, body, fault) => expect(faultOfAnswer(status, body)).toBe(fault));

  test('are read by a page without an error, whatever stands in them', () => {
    for (const query of ['filters=%', 'page=__proto__&__proto__=1', `filters=${'a;'.repeat(300)}`, 'search=%ED%A0%80'])
      expect(faultOfPage(query)).toBeNull();
  });

  test('that cost too much are told', async () => {
    const slow = async (request: Request) => {
      if (request.url.includes('filters')) {
        const until = performance.now() + 40;
        while (performance.now() < until);
      }
      return shop.fetch(request);
    };
    const { findings } = await fuzzQueries(slow, origin, 40, chanceOf(3), 1);
    expect(findings.some(({ fault }) => fault.startsWith('costs'))).toBe(true);
  });
});
