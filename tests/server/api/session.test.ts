import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const secure = /^cw-ssoc=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/;
const ended = (response: Response) => response.headers.getSetCookie().find((set) => set.startsWith('cw-ssoc='));

describe('the session endpoints', () => {
  test('say who is signed in, by whichever of them it is asked [A7.064] [B3.04] [A7.003]', async () => {
    const { headers, email, scvId } = await shop.signedIn();
    for (const path of ['/bff/get-user', '/bff/get-user?isRetry=true'])
      expect(await (await shop.get(path, headers)).json()).toEqual({ isLoggedIn: true, isShopper: true, email, scvId });
    const { context } = (await (await shop.get('/api/v1/session', headers)).json()) as {
      context: { shopper: { shopperScvId: string } };
    };
    expect(context.shopper.shopperScvId).toBe(scvId);
    expect(await (await shop.get('/bff/get-user')).json()).toEqual({
      isLoggedIn: false,
      isShopper: false,
      email: null,
      scvId: null,
    });
  });

  test('open the shop to whoever has signed in, and end it [B7.08] [B4.098] [A7.036]', async () => {
    const { headers } = await shop.signedIn();
    const opened = await shop.send('POST', '/api/v1/session', { redirectUrl: '/shop/specials' }, headers);
    expect([opened.status, Object.keys((await opened.json()) as object)]).toEqual([200, ['context']]);
    const left = await shop.send('POST', '/api/v1/shopper-logouts', { gigyaInitiated: false }, headers);
    expect(left.status).toBe(204);
    expect(ended(left)).toMatch(/^cw-ssoc=; Path=\/; Max-Age=0/);
    expect(await (await shop.get('/bff/get-user', headers)).json()).toMatchObject({ isLoggedIn: false });
  });

  test('clear a cookie that says "undefined", whoever is asked [A9.27] [A9.26]', async () => {
    for (const path of ['/bff/get-user', '/api/v1/session']) {
      const response = await shop.get(path, { cookie: 'cw-ssoc=undefined' });
      expect([response.status, ended(response)?.startsWith('cw-ssoc=; Path=/; Max-Age=0')]).toEqual([200, true]);
    }
  });

  test('say so when the account of a session is gone, and a sign-out takes its cookie away [B4.O10] [B4.102]', async () => {
    const { headers, accountId } = await shop.signedIn();
    await shop.db.transaction((trx) => trx.deleteFrom('accounts').where('id', '=', accountId).execute());
    const response = await shop.get('/bff/get-user', headers);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, 'AccountMissing']);
    const asGuest = { ...headers, 'x-session-subject': 'guest' };
    const left = await shop.send('POST', '/api/v1/shopper-logouts', { gigyaInitiated: false }, asGuest);
    expect([left.status, ended(left)?.startsWith('cw-ssoc=; Path=/; Max-Age=0')]).toEqual([204, true]);
  });
});

describe('the session cookie', () => {
  test('is kept for twelve months, and is secure where the shop is [B9.095] [B9.096]', async () => {
    const publicOrigin = 'https://shop.example';
    const https = await openShop({ publicOrigin });
    try {
      const { headers } = await https.signedIn({ isShopper: false });
      const details = await https.send('POST', '/api/v1/session', { redirectUrl: null }, headers);
      expect(details.status).toBe(200);
      const { visitorSessionOf } = await import('#server/api/visitor-session.ts');
      const { createIds } = await import('#server/ids.ts');
      const { realWorld } = await import('../world.ts');
      const ids = createIds(realWorld.clock, realWorld.random);
      const session = visitorSessionOf(headers.cookie, { db: https.db, clock: realWorld.clock, ids, publicOrigin });
      await https.db.transaction((trx) => session.renew(trx));
      expect(session.cookies.find((cookie) => cookie.startsWith('cw-ssoc='))).toMatch(secure);
    } finally {
      await https.close();
    }
  });
});
