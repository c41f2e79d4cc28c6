import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('experiments', () => {
  const experiments = async (cookie = '') =>
    (await (await shop.get('/api/v1/experiments', cookie ? { cookie } : {})).json()) as unknown;

  test('are open to everyone, with the flags of the store [B7.23] [B3.05]', async () => {
    expect(await experiments()).toEqual({
      isInBetaTestingGroup: false,
      isAbleToParticipateInExperiments: true,
      featureFlags: { MealPlanning: true },
    });
  });

  test('remember who joined the beta group, in a session that begins with that [B7.24]', async () => {
    const response = await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true });
    expect(await response.json()).toMatchObject({ isInBetaTestingGroup: true });
    const set = response.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^cw-guest=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(';')[0] ?? '';
    expect(await experiments(cookie)).toMatchObject({ isInBetaTestingGroup: true });
    expect(await experiments()).toMatchObject({ isInBetaTestingGroup: false });

    const left = await shop.send(
      'POST',
      '/api/v1/experiments',
      { betaTestStatus: false },
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
    );
    expect(left.headers.has('set-cookie')).toBe(false);
    expect(await experiments(cookie)).toMatchObject({ isInBetaTestingGroup: false });
  });

  test('can be left altogether [B7.25]', async () => {
    const response = await shop.send('POST', '/api/v1/experiments', { disableExperiments: true });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await experiments(cookie)).toMatchObject({
      isInBetaTestingGroup: false,
      isAbleToParticipateInExperiments: false,
    });
  });

  test('keep no secret in the database', async () => {
    const response = await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true });
    const secret = response.headers.get('set-cookie')?.match(/cw-guest=([^;]+)/)?.[1] ?? '';
    const rows = JSON.stringify(await shop.db.read.selectFrom('sessions').selectAll().execute());
    expect(secret).toHaveLength(43);
    expect(rows).not.toContain(secret);
  });

  test.each(['', 'undefined', 'x'.repeat(5_000), 'ā', 'a'.repeat(43)])(
    'take a cookie of %s for a guest without a session',
    async (value) => {
      const response = await shop.get('/api/v1/experiments', { cookie: `cw-guest=${encodeURIComponent(value)}` });
      expect(response.status).toBe(200);
    },
  );

  test('use neither of two session cookies, and clear them', async () => {
    const response = await shop.get('/api/v1/experiments', {
      cookie: `cw-guest=${'a'.repeat(43)}; cw-guest=${'b'.repeat(43)}`,
    });
    expect(response.headers.get('set-cookie')).toContain('cw-guest=; Path=/; Max-Age=0');
  });
});
