import { describe, expect, test } from 'vitest';
import type { AnalyticsBatch, AnalyticsEvent, ConsentChoice } from '#services/analytics/analytics.contract.ts';
import { createAnalytics } from '#services/analytics/analytics.ts';
import { eachEvent, listSeen, productSeen } from './samples.ts';
import { stoppedTimers } from './stopped-timers.ts';

const browserId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const { notification, recipe_stamp_impression: recipe } = eachEvent;

function open(choice: ConsentChoice | null, answers: readonly (boolean | 'broken')[] = []) {
  const clock = stoppedTimers();
  const sent: { batch: AnalyticsBatch; isLast: boolean }[] = [];
  const page: { dataLayer?: AnalyticsEvent[] } = {};
  const ids: string[] = [];
  let now = choice;
  let hear = () => {};
  const analytics = createAnalytics({
    page,
    timers: clock.timers,
    consent: { now: () => now, onChange: (listener) => void (hear = listener) },
    identify: () => {
      ids.push('made');
      return browserId;
    },
    forget: () => void ids.push('taken away'),
    send: async (batch, isLast) => {
      const answer = answers[sent.length] ?? true;
      sent.push({ batch, isLast });
      if (answer === 'broken') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  return {
    ...clock,
    analytics,
    sent,
    page,
    ids,
    say: (said: ConsentChoice) => {
      now = said;
      hear();
    },
    names: () => sent.map(({ batch }) => batch.events.map(({ event }) => event)),
  };
}

describe('Until the visitor has agreed', () => {
  test('no id is made, nothing is sent and nothing is pushed, however long it takes and when the page ends', async () => {
    const { analytics, sent, page, ids, pass, open: waits } = open(null);
    for (const event of Object.values(eachEvent)) analytics.send(event);
    await pass(60_000);
    analytics.end();
    expect([sent, page, ids, waits()]).toEqual([[], {}, [], 0]);
  });

  test('events wait, two hundred at most, and go out once they agree, the latest kept', async () => {
    const { analytics, say, sent, page, pass } = open(null);
    for (let i = 0; i < 230; i++) analytics.send({ ...recipe, recipe_name: `Soup ${i}` });
    say('granted');
    await pass(350);
    const names = sent.flatMap(({ batch }) => batch.events.map((event) => 'recipe_name' in event && event.recipe_name));
    expect([names.length, names[0], names.at(-1)]).toEqual([200, 'Soup 30', 'Soup 229']);
    expect(page.dataLayer).toHaveLength(200);
  });

  test('what waited is dropped when they refuse, and stays dropped when they change their mind', async () => {
    const { analytics, say, sent, ids, pass } = open(null);
    analytics.send(recipe);
    say('refused');
    analytics.send(notification);
    await pass(1_000);
    say('granted');
    await pass(1_000);
    expect([sent, ids]).toEqual([[], ['taken away']]);
  });

  test('a visitor who has refused before is counted nowhere, and an id of an older day is taken away', async () => {
    const { analytics, sent, page, ids, pass } = open('refused');
    analytics.send(recipe);
    await pass(1_000);
    expect([sent, page, ids]).toEqual([[], {}, ['taken away']]);
  });
});

describe('Once they have agreed', () => {
  test('events go out together 350 ms after the first, to the page and to the store [A9.30] [B9.O4] [B7.70] [B1.27]', async () => {
    const { analytics, sent, page, pass, names } = open('granted');
    analytics.send(notification);
    await pass(349);
    analytics.send(recipe);
    expect([sent, page]).toEqual([[], {}]);
    await pass(1);
    expect(sent).toEqual([{ batch: { browserId, events: [notification, recipe] }, isLast: false }]);
    expect(page.dataLayer).toEqual([notification, recipe]);
    await pass(5_000);
    expect(names()).toHaveLength(1);
  });

  test('products that are seen go out together after 500 ms, each list as one event [B9.036] [B9.O4]', async () => {
    const { analytics, sent, pass } = open('granted');
    analytics.send(productSeen('200001'));
    analytics.send(listSeen('200001'));
    await pass(499);
    analytics.send(productSeen('200002'));
    analytics.send(listSeen('200002'));
    analytics.send(productSeen('200003', 'Roots'));
    expect(sent).toEqual([]);
    await pass(1);
    const events = sent[0]?.batch.events ?? [];
    expect(
      events.map((one) =>
        one.event === 'product_impression'
          ? one.productImpressionList.map(({ product }) => product?.sku)
          : one.event === 'view_item_list' && one.items.map(({ itemId }) => itemId),
      ),
    ).toEqual([['200001', '200002'], ['200001', '200002'], ['200003']]);
    expect(events[0]).toMatchObject({ product: null });
    expect(events[2]).toMatchObject({ product: { sku: '200003' }, aisle: 'Roots' });
  });

  test('a list of more than 24 becomes two, and a batch has at most 20 events', async () => {
    const { analytics, sent, pass } = open('granted');
    for (let i = 0; i < 30; i++) analytics.send(productSeen(String(200_001 + i)));
    await pass(500);
    expect(
      sent[0]?.batch.events.map((one) => one.event === 'product_impression' && one.productImpressionList.length),
    ).toEqual([24, 6]);
    for (let i = 0; i < 45; i++) analytics.send(recipe);
    await pass(350);
    expect(sent.slice(1).map(({ batch }) => batch.events.length)).toEqual([20, 20, 5]);
  });

  test('a batch stays below the size that a browser still sends when the page is left', async () => {
    const { analytics, sent, pass } = open('granted');
    for (let list = 0; list < 12; list++)
      for (let i = 0; i < 24; i++) analytics.send(listSeen(`${i} ${'ū'.repeat(90)}`, `list ${list}`));
    await pass(500);
    expect(sent.length).toBeGreaterThan(1);
    for (const { batch } of sent) expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(60_000);
    expect(sent.flatMap(({ batch }) => batch.events)).toHaveLength(12);
  });

  test('what is held goes out when the page ends, as the last of it', async () => {
    const { analytics, sent, pass } = open('granted');
    analytics.send(recipe);
    analytics.send(productSeen());
    analytics.end();
    expect(sent.map(({ isLast }) => isLast)).toEqual([true, true]);
    await pass(5_000);
    expect(sent).toHaveLength(2);
    analytics.send(recipe);
    await pass(350);
    expect(sent[2]?.isLast).toBe(false);
  });

  test.each([
    ['an answer of no use', false],
    ['no answer', 'broken'],
  ] as const)('a batch that met %s is sent once more and then let go', async (_, answer) => {
    const { analytics, sent, pass } = open('granted', [answer, answer, answer]);
    analytics.send(recipe);
    await pass(350);
    expect(sent).toHaveLength(1);
    await pass(60_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('who refuses afterwards is counted no more: what is held is dropped, a failed batch not sent again, the id gone', async () => {
    const { analytics, say, sent, ids, pass } = open('granted', [false]);
    analytics.send(recipe);
    await pass(350);
    analytics.send(recipe);
    analytics.send(productSeen());
    say('refused');
    say('refused');
    await pass(60_000);
    expect([sent.length, ids]).toEqual([1, ['made', 'taken away']]);
  });
});
