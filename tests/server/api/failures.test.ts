import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore, type StoreParts } from '#server/app.ts';
import { DatabaseBusy } from '#server/db/retry.ts';
import { type LogFacts, silentLog } from '#server/log.ts';
import { realWorld } from '../world.ts';
import { insides } from './insides.ts';
import { openShop, origin, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const noPlaces = { store: () => null, suburb: () => null, pickupAddress: () => null, pickupAddresses: [] };

describe('when something breaks', () => {
  const broken = (error: unknown, heard: LogFacts[] = []) => {
    const view = new Proxy(
      {},
      {
        get: () => {
          throw error;
        },
      },
    );
    return createStore({
      ...realWorld,
      db: shop.db,
      catalogue: { view } as unknown as StoreParts['catalogue'],
      log: { ...silentLog, error: (facts) => void heard.push(facts) },
      places: noPlaces,
      settings: {},
      publicOrigin: origin,
    });
  };
  const ask = (store: { fetch(request: Request): Promise<Response> }) =>
    store.fetch(new Request(`${origin}/api/v1/products`));

  test('the answer tells a number and nothing else, and the log has that number', async () => {
    const heard: LogFacts[] = [];
    const error = new Error('select secret from shoppers at /srv/store/server/app.ts:12');
    const response = await ask(broken(error, heard));
    const body = (await response.json()) as { code: string; message: string };
    expect([response.status, body.code]).toEqual([500, 'Unexpected']);
    expect(body.message).toMatch(/number: [0-9a-f]{12}\.$/);
    expect(JSON.stringify(body)).not.toMatch(insides);
    expect(heard).toEqual([{ errorId: body.message.match(/[0-9a-f]{12}/)?.[0], method: 'GET', err: error }]);
  });

  test('a thrown thing that is no error is an error of ours all the same', async () => {
    expect((await ask(broken('just words'))).status).toBe(500);
  });

  test('a database that is taken for too long says when to come back', async () => {
    const response = await ask(broken(new DatabaseBusy(new Error('locked'))));
    expect([
      response.status,
      response.headers.get('retry-after'),
      ((await response.json()) as { code: string }).code,
    ]).toEqual([503, '2', 'Busy']);
  });

  test('a process that is late with everything turns requests away before doing anything for them', async () => {
    let isOverloaded = true;
    const late = await openShop({ overload: { isOverloaded: () => isOverloaded } }, 30);
    const turnedAway = await late.get('/api/v1/session');
    isOverloaded = false;
    const taken = await late.get('/api/v1/session');
    expect([turnedAway.status, turnedAway.headers.get('retry-after'), taken.status]).toEqual([503, '2', 200]);
    expect(turnedAway.headers.get('x-content-type-options')).toBe('nosniff');
    await late.close();
  });

  test('an answer that breaks its own contract does not leave a shop that checks', async () => {
    const odd = createStore({
      ...realWorld,
      db: shop.db,
      catalogue: { view: { departments: () => [{ id: 'x' }] } } as unknown as StoreParts['catalogue'],
      log: silentLog,
      places: noPlaces,
      settings: {},
      publicOrigin: origin,
      isChecking: true,
    });
    expect((await odd.fetch(new Request(`${origin}/api/v1/products/departments`))).status).toBe(500);
  });
});
