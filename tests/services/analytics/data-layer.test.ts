import { expect, test } from 'vitest';
import { createAnalytics, silentAnalytics } from '#services/analytics/data-layer.ts';

test('an event is pushed where a tag manager looks, in order, and joins what is there already [B7.70] [B7.O10]', () => {
  const page: { dataLayer?: unknown } = {};
  const analytics = createAnalytics(page);
  analytics.send({ event: 'login' });
  analytics.send({ event: 'logout', count: 2 });
  expect(page.dataLayer).toEqual([{ event: 'login' }, { event: 'logout', count: 2 }]);
  const other = { dataLayer: [{ event: 'theirs' }] };
  createAnalytics(other).send({ event: 'ours' });
  expect(other.dataLayer).toEqual([{ event: 'theirs' }, { event: 'ours' }]);
});

test('a page whose data layer is no list, and a server, send without harm', () => {
  const page: { dataLayer?: unknown } = { dataLayer: 'broken' };
  createAnalytics(page).send({ event: 'login' });
  expect(page.dataLayer).toEqual([{ event: 'login' }]);
  silentAnalytics.send({ event: 'login' });
});
