import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#server/api/operations.ts';
import { pathsUnder, read } from '../../house/kit/project.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let again: Shop;
beforeAll(async () => {
  [shop, again] = [await openShop({}, 60), await openShop({}, 60)];
});
afterAll(async () => {
  await shop.close();
  await again.close();
});

const callsOfTheApp = pathsUnder('services', /\.http\.ts$/).flatMap((path) =>
  [...read(path).matchAll(/\bhttp\s*\.(get|post|put|delete)\(\s*'(\w+)'/g)].map(
    ([, method = '', endpoint = '']) => `${method.toUpperCase()} ${endpoint}`,
  ),
);

describe('the store that stands in for the retailer’s', () => {
  test('answers every call that the app makes [A1.O4]', () => {
    const answered = operations.map(({ method, endpoint }) => `${method} ${endpoint}`);
    expect(callsOfTheApp.length).toBeGreaterThan(10);
    expect(callsOfTheApp.filter((call) => !answered.includes(call))).toEqual([]);
  });

  test.each([
    '/api/v1/session',
    '/api/v1/shell',
    '/api/v1/products?target=browse&department=pantry',
    '/api/v1/products/departments',
    '/assets/settings.json',
  ])('answers %s the same whenever it is made of the same seed [A1.O4]', async (path) => {
    const answer = await (await shop.get(path)).text();
    expect(answer.length).toBeGreaterThan(2);
    expect(await (await again.get(path)).text()).toBe(answer);
  });

  test('has the shell, with its navigation and links [A7.004] [A7.059]', async () => {
    const response = await shop.get('/api/v1/shell');
    expect([response.status, await response.json()]).toEqual([200, { mainNavs: [{ label: 'Home', href: '/' }] }]);
  });

  test('has dynamic content by its slug, and 404 for a slug that nobody wrote [A7.094]', async () => {
    const response = await shop.get('/api/v1/dynamic-content/about-us');
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { title: 'About us', body: '<p>Kia ora</p>' },
    ]);
    expect((await shop.get('/api/v1/dynamic-content/no-such-page')).status).toBe(404);
  });

  test('has the meta tags of its pages [A7.095]', async () => {
    const response = await shop.get('/api/v1/meta-tag-settings');
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { items: [{ path: '/', title: 'Kete', description: 'A supermarket' }] },
    ]);
  });
});
