import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../api/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([true, false])('somebody who is signed in is known by their session (a shopper: %s)', async (isShopper) => {
  const { headers, scvId, email } = await shop.signedIn({ isShopper });
  const user = await (await shop.get('/bff/get-user', headers)).json();
  expect(user).toEqual({ isLoggedIn: true, isShopper, email, scvId });
  expect((await shop.send('POST', '/api/v1/experiments', { betaTestStatus: true }, headers)).status).toBe(200);
});
