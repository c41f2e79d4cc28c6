import { expect, test } from 'vitest';
import { createClock } from '#services/clock/clock.ts';
import { createServices } from '#services/services.ts';
import { faultFrom, json, shopEdge } from '../edge.ts';

const wire = {
  id: 31,
  name: 'Kete Kilbirnie',
  suburb: 'Kilbirnie',
  town: 'Wellington',
  region: 'Wellington',
  address: '9 Bay Corner, Kilbirnie, Wellington 6022',
  postcode: '6022',
  latitude: -41.319,
  longitude: 174.795,
  phone: '(00) 555 0131',
  openingHours: [{ days: 'Sunday', opens: '08:00', closes: '22:00' }],
  pickupTypes: ['InStore'],
  isExpress: false,
};

function over(answer: unknown, status = 200) {
  const edge = shopEdge(() => json(answer, status));
  const { fulfilment } = createServices({ http: edge.http, clock: createClock({ deviceNow: () => 0 }) });
  const said = async () => {
    const request = edge.asked[0];
    return [request?.method, new URL(request?.url ?? '').href.replace(/^http:\/\/[^/]+/, ''), await request?.text()];
  };
  return { fulfilment, said };
}

test('every store is asked for without words, and a search with them', async () => {
  const answer = { search: '', near: null, stores: [wire] };
  const all = over(answer);
  expect(await all.fulfilment.stores()).toEqual(answer);
  expect(await all.said()).toEqual(['GET', '/api/v1/fulfilment/stores', '']);
  const some = over({ ...answer, search: 'newtown', near: 'Newtown' });
  expect((await some.fulfilment.stores('newtown')).near).toBe('Newtown');
  expect(await some.said()).toEqual(['GET', '/api/v1/fulfilment/stores?search=newtown', '']);
});

test('one store is asked for by its id [A7.035]', async () => {
  const one = over(wire);
  expect(await one.fulfilment.store(31)).toEqual(wire);
  expect(await one.said()).toEqual(['GET', '/api/v1/fulfilment/stores/31', '']);
});

test('a store that is somewhere else on the globe, or open at 25 o’clock, is not taken', async () => {
  for (const wrong of [{ latitude: 91 }, { openingHours: [{ days: 'Sunday', opens: '25:00', closes: '26:00' }] }])
    expect((await faultFrom(over({ ...wire, ...wrong }).fulfilment.store(31))).tag).toBe('garbled');
});
