import { describe, expect, onTestFinished, test } from 'vitest';
import type { IssuerSignOn } from '#server/bff/sign-on.ts';
import { openShop, origin } from '../api/shop.ts';
import { realWorld } from '../world.ts';
import { Browser } from './browser.ts';
import { createIssuer } from './issuer.ts';

async function open(more: Partial<IssuerSignOn> = {}) {
  const issuer = createIssuer();
  const at = { issuer: issuer.address, clientId: 'kete', clientSecret: 'a-secret-of-the-shop', origins: [] };
  const signOn = { kind: 'issuer', ...at, ask: issuer.ask, ...more } as const;
  const shop = await openShop({ clock: realWorld.clock, signOn }, 20);
  onTestFinished(() => shop.close());
  const sessions = async () => (await shop.db.read.selectFrom('sessions').select('id_hash').execute()).length;
  async function signIn(browser = new Browser(shop, origin), comes: Readonly<Record<string, string>> = {}) {
    const away = await browser.ask('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley');
    const location = away.headers.get('location') ?? '';
    if (!location.startsWith(issuer.address)) return { browser, location };
    const end = await browser.ask(issuer.comeBack(location, comes), { headers: { 'sec-fetch-site': 'cross-site' } });
    return { browser, location: end.headers.get('location') };
  }
  const whoIs = async (browser: Browser) =>
    (await shop.get('/bff/get-user', { cookie: browser.cookiesAt('/') })).json() as Promise<{ scvId: string }>;
  return { issuer, shop, sessions, signIn, whoIs };
}
const failed = '/shop/securelogin?redirected=true&redirectUrl=%2Ftrolley&reason=failed';
const unverified = failed.replace('failed', 'unverified');

describe('a person of a real issuer', () => {
  test('who is new gets an account, and the same one the next time, whatever their address is then', async () => {
    const { issuer, signIn, whoIs } = await open();
    const { browser, location } = await signIn();
    expect(location).toBe('/trolley');
    const first = await whoIs(browser);
    expect(first).toMatchObject({ isLoggedIn: true, isShopper: false, email: 'mere@kete.example' });
    issuer.state.person = { sub: 'mere-1', email: 'other@kete.example', email_verified: false };
    expect((await whoIs((await signIn()).browser)).scvId).toBe(first.scvId);
  });

  test('joins the account that has their address, when the issuer vouches for it', async () => {
    const { shop, signIn, whoIs } = await open();
    const mere = await shop.signedIn({ email: 'Mere@kete.example' });
    expect((await whoIs((await signIn()).browser)).scvId).toBe(mere.scvId);
  });

  test.each([
    ['is not vouched for', { sub: 'x', email: 'mere@kete.example', email_verified: false }],
    ['is vouched for by nothing', { sub: 'x', email: 'mere@kete.example' }],
    ['is missing', { sub: 'x' }],
    ['is no address', { sub: 'x', email: 'mere\n@kete.example', email_verified: true }],
  ])('whose address %s gets neither an account nor that of another', async (_, person) => {
    const { issuer, shop, sessions, signIn } = await open();
    await shop.signedIn({ email: 'mere@kete.example' });
    const before = await shop.databaseHash();
    issuer.state.person = person;
    expect((await signIn()).location).toBe(unverified);
    expect(await sessions()).toBe(1);
    expect(await shop.databaseHash()).toBe(before);
  });

  test('does not get the account of another of that issuer, whose address they have now', async () => {
    const { issuer, sessions, signIn } = await open();
    await signIn();
    issuer.state.person = { sub: 'hone-2', email: 'mere@kete.example', email_verified: true };
    expect((await signIn()).location).toBe(failed);
    expect(await sessions()).toBe(1);
  });
});

describe('an issuer that is not what it should be signs nobody in', () => {
  test.each([
    ['speaks for another', { iss: 'https://other.example' }],
    ['means another shop', { aud: 'other' }],
    ['answers another question', { nonce: 'other' }],
    ['is late', { exp: 1_000 }],
    ['names nobody', { sub: '' }],
  ])('when its word %s', async (_, claims) => {
    const { issuer, sessions, signIn } = await open();
    issuer.state.claims = claims;
    expect((await signIn()).location).toBe(failed);
    expect(await sessions()).toBe(0);
  });

  test('when its word is signed by somebody else', async () => {
    const { issuer, sessions, signIn } = await open();
    issuer.state.key = issuer.otherKey;
    expect((await signIn()).location).toBe(failed);
    expect(await sessions()).toBe(0);
  });

  test.each([
    ['another issuer answers', { iss: 'https://other.example' }],
    ['it says neither yes nor no', { error: 'server_error' }],
  ])('when %s', async (_, comes) => {
    const { sessions, signIn } = await open();
    expect((await signIn(undefined, comes)).location).toBe(failed);
    expect(await sessions()).toBe(0);
  });

  test('when it is away, and is asked again the next time', async () => {
    const { issuer, signIn } = await open();
    issuer.state.answers = { '/.well-known/openid-configuration': () => Promise.reject(new Error('away')) };
    expect((await signIn()).location).toBe(failed);
    issuer.state.answers = {};
    expect((await signIn()).location).toBe('/trolley');
  });
});

describe('requests that leave the store', () => {
  const elsewhere = (status: number) => () =>
    new Response(null, { status, headers: { location: 'http://127.0.0.1:9/stolen' } });

  test.each(['/.well-known/openid-configuration', '/token', '/keys'])(
    'are not led on to another host by %s',
    async (path) => {
      for (const status of [302, 307, 308]) {
        const { issuer, sessions, signIn } = await open();
        issuer.state.answers = { [path]: elsewhere(status) };
        expect((await signIn()).location).toBe(failed);
        expect(await sessions()).toBe(0);
        expect(issuer.asked.filter((url) => !url.startsWith(`${issuer.address}/`))).toEqual([]);
      }
    },
  );

  test('are not led on by the platform either', async () => {
    const { createServer } = await import('node:http');
    const hits: string[] = [];
    const server = createServer((request, response) => {
      hits.push(request.url ?? '');
      response.writeHead(302, { location: `http://localhost:${port()}/stolen` }).end();
    }).listen(0, '127.0.0.1');
    const port = () => (server.address() as { port: number }).port;
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    const { signIn } = await open({ issuer: `http://127.0.0.1:${port()}`, ask: fetch });
    expect((await signIn()).location).toBe(failed);
    expect(hits).toEqual(['/.well-known/openid-configuration']);
  });

  test('go to the issuer and to the origins named beside it, and to nobody whom it names itself', async () => {
    const metadata = { token_endpoint: 'https://oauth.example.nz/token' };
    const closed = await open();
    closed.issuer.state.metadata = metadata;
    expect((await closed.signIn()).location).toBe(failed);
    expect(closed.issuer.asked).toEqual(['https://id.example.nz/.well-known/openid-configuration']);
    const named = await open({ origins: ['https://oauth.example.nz'] });
    named.issuer.state.metadata = metadata;
    expect((await named.signIn()).location).toBe('/trolley');
    expect(named.issuer.asked).toContain('https://oauth.example.nz/token');
  });
});

describe('leaving a shop with a real issuer', () => {
  test('goes by its own way out, with no token in the address, and comes back to the page that was asked for', async () => {
    const { issuer, signIn } = await open();
    const { browser } = await signIn();
    const away = new URL((await browser.ask('/bff/logout?redirectUrl=%2Fshop%2Fbrowse')).headers.get('location') ?? '');
    expect(`${away.origin}${away.pathname}`).toBe(`${issuer.address}/leave`);
    expect([...away.searchParams.keys()].sort()).toEqual(['client_id', 'post_logout_redirect_uri', 'state']);
    const back = await browser.ask(`/bff/signed-out?state=${away.searchParams.get('state')}`);
    expect(back.headers.get('location')).toBe('/shop/browse');
    expect(browser.cookie('cw-ssoc')).toBeUndefined();
  });

  test('leads on at once when the issuer offers no way out, or cannot be reached', async () => {
    const { issuer, signIn } = await open();
    issuer.state.metadata = { end_session_endpoint: undefined };
    const { browser } = await signIn();
    expect((await browser.ask('/bff/logout?redirectUrl=%2Ftrolley')).headers.get('location')).toBe('/trolley');
    expect(browser.cookie('cw-ssoc')).toBeUndefined();
  });
});
