import { expect, test } from 'vitest';
import { createSendBatch } from '#services/analytics/send-batch.ts';
import { eachEvent } from './samples.ts';

const batch = { browserId: '0f8fad5b-d9cb-469f-a165-70867728950e', events: [eachEvent.promo_tile] };
const address = '/api/v1/analytics/events';

function open({ status = 204, takesBeacons = true } = {}) {
  const posted: (readonly [string, RequestInit])[] = [];
  const beacons: (readonly [string, Blob])[] = [];
  const send = createSendBatch({
    fetch: async (...asked) => {
      posted.push(asked);
      return new Response(null, { status });
    },
    beacon: (...asked) => {
      beacons.push(asked);
      return takesBeacons;
    },
    address: () => address,
  });
  return { send, posted, beacons };
}

test('a batch is posted as JSON to the store’s own endpoint, and outlives the page', async () => {
  const { send, posted, beacons } = open();
  expect(await send(batch, false)).toBe(true);
  const [to, init] = posted[0] ?? [];
  expect([to, init?.method, init?.keepalive, JSON.parse(init?.body as string), beacons]).toEqual([
    address,
    'POST',
    true,
    batch,
    [],
  ]);
});

test('the last one is left with the browser, or posted where it takes none', async () => {
  const { send, posted, beacons } = open();
  expect(await send(batch, true)).toBe(true);
  expect([beacons[0]?.[0], beacons[0]?.[1].type, posted]).toEqual([address, 'application/json', []]);
  expect(JSON.parse((await beacons[0]?.[1].text()) ?? '')).toEqual(batch);
  const without = open({ takesBeacons: false });
  await without.send(batch, true);
  expect(without.posted).toHaveLength(1);
});

test.each([
  [204, true],
  [400, true],
  [413, true],
  [500, false],
  [503, false],
])('an answer of %i is the last word: %s', async (status, isTaken) => {
  expect(await open({ status }).send(batch, false)).toBe(isTaken);
});
