import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionLimits, visitorSessionOf } from '#server/api/visitor-session.ts';
import { createIds } from '#server/ids.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';
import { realWorld } from '../world.ts';

let nowMs = Date.UTC(2026, 10, 20, 1, 2, 3);
let shop: Shop;
let secure: Shop;
beforeAll(async () => {
  const clock = { ...realWorld.clock, nowMs: () => nowMs };
  shop = await openShop({ clock }, 60);
  secure = await openShop({ clock, publicOrigin: 'https://shop.example.nz' }, 60);
});
afterAll(async () => {
  await shop.close();
  await secure.close();
});

type User = { readonly isLoggedIn: boolean; readonly email: string | null };
const userOf = async (response: Response) => (await response.json()) as User;
const who = async (cookie: string, at = shop) => userOf(await at.get('/bff/get-user', { cookie }));
const cookieOf = ({ headers }: SignedIn) => (headers as Record<string, string>)['cookie'] ?? '';
const set = (response: Response) => response.headers.getSetCookie();
const hashOf = (cookie: string) => createHash('sha256').update(cookie.replace('cw-ssoc=', '')).digest('base64url');

describe('The cookie of a session', () => {
  test.each([
    ['an http', () => shop, ''],
    ['an https', () => secure, '; Secure'],
  ] as const)(
    'at %s address is for the server alone, for this site alone, and for a year at most [A9.26] [B9.095] [B9.096]',
    async (_, at, mark) => {
      const { headers } = await at().signedIn();
      const ended = set(await at().send('POST', '/api/v1/shopper-logouts', { gigyaInitiated: false }, headers));
      expect(ended).toContain(`cw-ssoc=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${mark}`);
      const made = set(await at().send('POST', '/api/v1/experiments', { betaTestStatus: true }));
      expect(made).toHaveLength(1);
      expect(made[0]).toMatch(
        new RegExp(`^cw-guest=[\\w-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${mark}$`),
      );
    },
  );

  test.each(['undefined', '', 'null', 'x'.repeat(5_000), 'ā'.repeat(43), `${'a'.repeat(42)}!`, '%00'])(
    'that says %j is cleared and makes a guest, never an error [A9.27]',
    async (value) => {
      const response = await shop.get('/bff/get-user', { cookie: `cw-ssoc=${encodeURI(value)}` });
      expect(response.status).toBe(200);
      expect(set(response).some((cookie) => cookie.startsWith('cw-ssoc=; Path=/; Max-Age=0'))).toBe(true);
      expect((await userOf(response)).isLoggedIn).toBe(false);
    },
  );

  test('of a session that is over makes a guest and stays, lest it takes a newer one of the same browser with it', async () => {
    const who = await shop.signedIn();
    const old = cookieOf(who);
    const left = await shop.send('POST', '/api/v1/shopper-logouts', { gigyaInitiated: false }, who.headers);
    expect(left.status).toBe(204);
    for (const cookie of [old, `cw-ssoc=${'a'.repeat(43)}`]) {
      const late = await shop.get('/bff/get-user', { cookie });
      expect([late.status, (await userOf(late)).isLoggedIn, set(late)]).toEqual([200, false, []]);
    }
  });

  test('that is there twice is believed neither time, in whatever order, and both are cleared', async () => {
    const [mine, theirs] = [cookieOf(await shop.signedIn()), cookieOf(await shop.signedIn())];
    for (const cookie of [
      `${mine}; ${theirs}`,
      `${theirs}; ${mine}`,
      `${mine}; cw-ssoc=`,
      `a=1; ${mine}; b=2; ${mine}`,
    ]) {
      const response = await shop.get('/bff/get-user', { cookie });
      expect((await userOf(response)).isLoggedIn, cookie).toBe(false);
      expect(set(response)).toEqual(['cw-ssoc=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    }
    expect((await who(mine)).isLoggedIn).toBe(true);
  });

  test('opens nothing when it is only alike', async () => {
    const cookie = cookieOf(await shop.signedIn());
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 8, max: cookie.length - 1 }),
        fc.constantFrom(...'aZ09-_'),
        async (at, letter) => {
          fc.pre(cookie[at] !== letter);
          expect((await who(`${cookie.slice(0, at)}${letter}${cookie.slice(at + 1)}`)).isLoggedIn).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('holds 256 bits of chance, and no two are alike', () => {
    const ids = createIds(realWorld.clock, realWorld.random);
    const many = new Set(Array.from({ length: 10_000 }, () => ids.secret()));
    expect(many.size).toBe(10_000);
    for (const secret of many) expect(Buffer.from(secret, 'base64url').length).toBe(32);
  });

  test('is nowhere in the database', async () => {
    const cookie = cookieOf(await shop.signedIn());
    const rows = JSON.stringify(await shop.db.read.selectFrom('sessions').selectAll().execute());
    expect(rows).toContain(hashOf(cookie));
    expect(rows).not.toContain(cookie.replace('cw-ssoc=', ''));
  });
});

describe('A session', () => {
  test('of somebody signed in ends when it was not used for its idle time, and a use before that lets it go on', async () => {
    const { headers, ...rest } = await shop.signedIn();
    const cookie = cookieOf({ headers, ...rest } as SignedIn);
    nowMs += sessionLimits.idleMs - 1;
    expect((await who(cookie)).isLoggedIn).toBe(true);
    expect((await shop.send('POST', '/api/v1/session', { redirectUrl: null }, headers)).status).toBe(200);
    nowMs += sessionLimits.idleMs - 1;
    expect((await who(cookie)).isLoggedIn).toBe(true);
    nowMs += 1;
    expect((await who(cookie)).isLoggedIn).toBe(false);
  });

  test('ends a year after it began, however often it is used', async () => {
    const { headers, ...rest } = await shop.signedIn();
    const cookie = cookieOf({ headers, ...rest } as SignedIn);
    const endMs = nowMs + sessionLimits.wholeMs;
    while (nowMs + sessionLimits.idleMs / 2 < endMs) {
      nowMs += sessionLimits.idleMs / 2;
      expect((await shop.send('POST', '/api/v1/session', { redirectUrl: null }, headers)).status).toBe(200);
    }
    nowMs = endMs - 1;
    expect((await who(cookie)).isLoggedIn).toBe(true);
    nowMs = endMs;
    expect((await who(cookie)).isLoggedIn).toBe(false);
    expect((await shop.send('POST', '/api/v1/session', { redirectUrl: null }, headers)).status).toBe(401);
  });

  test('is over on the server when its shopper signs out: the old cookie opens nothing, and saying it twice does no harm [A7.036]', async () => {
    const { headers, ...rest } = await shop.signedIn();
    const cookie = cookieOf({ headers, ...rest } as SignedIn);
    for (const time of [1, 2])
      expect([
        time,
        (await shop.send('POST', '/api/v1/shopper-logouts', { gigyaInitiated: false }, headers)).status,
      ]).toEqual([time, 204]);
    expect(await who(cookie)).toEqual({ isLoggedIn: false, isShopper: false, email: null, scvId: null });
    const left = await shop.db.read.selectFrom('sessions').selectAll().where('id_hash', '=', hashOf(cookie)).execute();
    expect(left).toEqual([]);
  });

  test('is over even when the database has its end done a second time', async () => {
    const cookie = cookieOf(await shop.signedIn());
    const session = visitorSessionOf(cookie, {
      db: shop.db,
      clock: { nowMs: () => nowMs },
      ids: createIds(realWorld.clock, realWorld.random),
      publicOrigin: 'http://localhost:3000',
    });
    const undone = shop.db.transaction(async (trx) => {
      await session.signOut(trx);
      throw new Error('The database wants it once more.');
    });
    await expect(undone).rejects.toThrow('once more');
    await shop.db.transaction((trx) => session.signOut(trx));
    expect((await who(cookie)).isLoggedIn).toBe(false);
    const left = await shop.db.read.selectFrom('sessions').selectAll().where('id_hash', '=', hashOf(cookie)).execute();
    expect(left).toEqual([]);
  });

  test('of a guest goes along with whoever signs in, and is gone by itself afterwards', async () => {
    const guest = await shop.send('PUT', '/api/v1/fulfilment/my/pickup-addresses', { addressId: 9 });
    const [guestCookie = ''] = set(guest).map((cookie) => cookie.split(';')[0]);
    expect(guestCookie).toMatch(/^cw-guest=/);
    const { accountId } = await shop.signedIn();
    const world = { db: shop.db, clock: { nowMs: () => nowMs }, ids: createIds(realWorld.clock, realWorld.random) };
    const session = visitorSessionOf(guestCookie, { ...world, publicOrigin: 'http://localhost:3000' });
    const known = await shop.db.transaction((trx) => session.signIn(trx, accountId));
    expect(known).toMatchObject({ facts: {}, person: { accountId, shopper: { choice: { pickupAddressId: 9 } } } });
    expect(session.cookies.some((cookie) => cookie.startsWith('cw-guest=; Path=/; Max-Age=0'))).toBe(true);
    expect((await shop.visitorOf(guestCookie)).known).toEqual({ facts: {}, person: null });

    const [mine = ''] = session.cookies
      .filter((cookie) => cookie.startsWith('cw-ssoc='))
      .map((one) => one.split(';')[0]);
    const other = await shop.signedIn();
    const next = visitorSessionOf(mine, { ...world, publicOrigin: 'http://localhost:3000' });
    const theirs = await shop.db.transaction((trx) => next.signIn(trx, other.accountId));
    expect([theirs.facts, theirs.person?.shopper?.choice], 'what one chose is not the next one’s').toEqual([{}, null]);
    expect((await who(mine)).isLoggedIn).toBe(false);
  });

  test('gets a new id when its shopper may do more or has a new password; the old one is logged out', async () => {
    const person = await shop.signedIn({ isShopper: false });
    const session = visitorSessionOf(cookieOf(person), {
      db: shop.db,
      clock: { nowMs: () => nowMs },
      ids: createIds(realWorld.clock, realWorld.random),
      publicOrigin: 'http://localhost:3000',
    });
    await shop.db.transaction((trx) => session.renew(trx));
    const [renewed = ''] = session.cookies.map((cookie) => cookie.split(';')[0]);
    expect(renewed).not.toBe(cookieOf(person));
    expect([(await who(renewed)).email, (await who(cookieOf(person))).isLoggedIn]).toEqual([person.email, false]);
  });
});
