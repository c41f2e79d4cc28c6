import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnalyticsBatch } from '#services/analytics/analytics.contract.ts';
import { eachEvent, productSeen } from '../../services/analytics/samples.ts';
import { openShop, type Shop } from '../api/shop.ts';

const browserId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const address = '/api/v1/analytics/events';
const taken: AnalyticsBatch[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ analyticsSink: { take: (batch) => void taken.push(batch) } }, 30);
});
afterAll(() => shop.close());
beforeEach(() => void (taken.length = 0));

const post = (body: unknown) => shop.send('POST', address, body);

describe('Counted events', () => {
  test('are taken with an empty answer: no body, no cookie, nothing in the database', async () => {
    const before = await shop.databaseHash();
    const batch = { browserId, events: Object.values(eachEvent) };
    const answer = await post(batch);
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(taken).toEqual([batch]);
    expect(await shop.databaseHash()).toBe(before);
  });

  test.each([
    ['an event that nobody knows', { browserId, events: [{ event: 'page_view' }] }],
    ['a fact that nobody asked for', { browserId, events: [{ ...eachEvent.promo_tile, email: 'a' }] }],
    ['an e-mail address', { browserId, events: [{ ...eachEvent.promo_tile, creativeName: 'a@b.nz' }] }],
    ['words that were searched for', { browserId, events: [{ ...eachEvent.promo_impression, link: '/s?search=x' }] }],
    ['a line break', { browserId, events: [{ ...eachEvent.promo_tile, creativeName: 'a\nb' }] }],
    ['a fact too few', { browserId, events: [{ event: 'recipe_stamp_impression' }] }],
    ['no id', { events: [eachEvent.promo_tile] }],
    ['too many events', { browserId, events: Array.from({ length: 21 }, () => eachEvent.promo_tile) }],
    [
      'too long a list',
      {
        browserId,
        events: [
          {
            ...productSeen(),
            productImpressionList: Array.from({ length: 25 }, () => productSeen().productImpressionList[0]),
          },
        ],
      },
    ],
    ['one bad event among good ones', { browserId, events: [eachEvent.promo_tile, { event: 'x' }] }],
  ])('with %s are refused, all of them, in words that repeat nothing', async (_, body) => {
    const answer = await post(body);
    const text = await answer.text();
    expect([answer.status, taken]).toEqual([400, []]);
    expect(text).not.toMatch(/a@b|search=|page_view/);
  });

  test('come from our own pages only', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect((await shop.send('POST', address, { browserId, events: [eachEvent.promo_tile] }, headers)).status).toBe(403);
    expect((await shop.get(address)).status).toBe(405);
    expect(taken).toEqual([]);
  });

  test('stand in the document of the API as an addition, with an answer that has no body', async () => {
    const document = (await (await shop.get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { 'x-added': boolean; responses: Record<string, { content?: unknown }> }>>;
    };
    const entry = document.paths[address]?.['post'];
    expect([entry?.['x-added'], entry?.responses['204']?.content, entry?.responses['200']]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});
