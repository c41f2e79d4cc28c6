import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '#services/analytics/analytics.contract.ts';
import { createDataLayer } from '#services/analytics/data-layer.ts';
import { createLateAnalytics, silentAnalytics } from '#services/analytics/late-analytics.ts';
import { eachEvent } from './samples.ts';

const { recipe_stamp_impression: recipe, notification, promo_tile: tile } = eachEvent;

test('events are pushed where a tag manager looks, in order, and join what is there already [B7.O10]', () => {
  const page: { dataLayer?: unknown } = {};
  const layer = createDataLayer(page);
  layer.push([recipe]);
  layer.push([notification, tile]);
  expect(page.dataLayer).toEqual([recipe, notification, tile]);
  const other = { dataLayer: [{ event: 'theirs' }] };
  createDataLayer(other).push([recipe]);
  expect(other.dataLayer).toEqual([{ event: 'theirs' }, recipe]);
});

test('a page whose data layer is no list, and a server, count without harm', () => {
  const page: { dataLayer?: unknown } = { dataLayer: 'broken' };
  createDataLayer(page).push([recipe]);
  expect(page.dataLayer).toEqual([recipe]);
  silentAnalytics.send(recipe);
  silentAnalytics.watch({} as Element, { mode: 'every', onSeen: () => expect.unreachable() })();
});

test('what happens before the service is loaded is handed over in order, a hundred at most', () => {
  const late = createLateAnalytics();
  const heard: AnalyticsEvent[] = [];
  late.send(tile);
  for (let i = 0; i < 150; i++) late.send(recipe);
  late.handOver({ ...silentAnalytics, send: (event) => void heard.push(event) });
  expect([heard.length, heard[0]]).toEqual([100, tile]);
  late.send(notification);
  expect(heard.at(-1)).toBe(notification);
});

test('what is watched before the service is loaded is watched then, unless it has gone', () => {
  const late = createLateAnalytics();
  const [stays, goes, comes] = ['stays', 'goes', 'comes'].map((name) => ({ name }) as unknown as Element) as [
    Element,
    Element,
    Element,
  ];
  const impression = { mode: 'first-only', onSeen: () => {} } as const;
  const watched = new Set<Element>();
  const stop = late.watch(stays, impression);
  late.watch(goes, impression)();
  late.handOver({
    ...silentAnalytics,
    watch: (element) => {
      watched.add(element);
      return () => void watched.delete(element);
    },
  });
  expect([...watched]).toEqual([stays]);
  const stopLater = late.watch(comes, impression);
  expect([...watched]).toEqual([stays, comes]);
  stop();
  stopLater();
  expect(watched.size).toBe(0);
});
