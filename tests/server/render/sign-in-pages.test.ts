import { describe, expect, it } from 'vitest';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { answers, pageRequest, rendererOver, sessionOf } from './world.ts';

const withSingleSignOn = { '/assets/settings.json': { endpoints: defaultEndpoints, signIn: 'sso' } };

const aroha = { '/bff/get-user': { isLoggedIn: true, isShopper: true, email: 'aroha@kete.nz', scvId: '7' } };
const known = sessionOf('Aroha');
const signedIn = {
  ...aroha,
  '/api/v1/session': { context: { ...known.context, shopper: { ...known.context.shopper, shopperScvId: '7' } } },
};

async function at(href: string, { cookie = '', overrides = {} } = {}) {
  const { renderer, said } = await rendererOver((request) =>
    answers(request, { ...(cookie === '' ? {} : signedIn), ...overrides }),
  );
  const page = await renderer.render(pageRequest(href, cookie));
  if (cookie === '') expect(said).toEqual([]);
  return page;
}
async function htmlAt(href: string, options: Parameters<typeof at>[1] = {}) {
  const page = await at(href, options);
  if (page.kind !== 'html') throw new Error(`${href} is a ${page.kind}`);
  return page.html;
}
async function locationAt(href: string, options: Parameters<typeof at>[1] = {}) {
  const page = await at(href, options);
  return page.kind === 'redirect' ? page.location : page.kind;
}
const heading = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1];
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const fields = (html: string) => [...main(html).matchAll(/autoComplete="([^"]+)"/g)].map(([, name]) => name);

describe('The pages by which one comes in', () => {
  it.each([
    ['/shop/securelogin', 'Sign in', ['username', 'current-password']],
    ['/securelogin', 'Sign in', ['username', 'current-password']],
    ['/register', 'Register for online shopping', ['username', 'new-password']],
    ['/forgotpassword', 'Forgotten your password?', ['username']],
  ])(
    'stand in the first HTML, are kept out of search engines, and tell managers what they ask: %s [A2.025] [A2.026] [A2.027] [A2.030] [B2.08]',
    async (href, title, asked) => {
      const html = await htmlAt(href);
      expect(heading(html)).toBe(title);
      expect(fields(html)).toEqual(asked);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toContain('rel="canonical"');
      expect(main(html)).toContain('This form needs JavaScript.');
    },
  );

  it('are one page at both addresses, with what the address asked for [A2.O6]', async () => {
    const query = '?redirectUrl=/shop/specials&redirected=true&reason=cancelled';
    const [long, short] = await Promise.all([htmlAt(`/shop/securelogin${query}`), htmlAt(`/securelogin${query}`)]);
    expect(main(short)).toBe(main(long));
    expect(main(short)).toContain('href="/register?redirectUrl=/shop/specials"');
    expect(main(short)).toContain('href="/forgotpassword?redirectUrl=/shop/specials"');
    expect(main(short)).toContain('You stopped before you were signed in.');
  });

  it('lead on whoever is signed in already, to a page of this shop or home [A4.39] [A4.40] [A4.O8]', async () => {
    const cookie = 'who=Aroha';
    expect(await locationAt('/shop/securelogin?redirectUrl=/trolley', { cookie })).toBe('/trolley');
    expect(await locationAt('/securelogin', { cookie })).toBe('/');
    expect(await locationAt('/shop/securelogin?redirectUrl=https://evil.example', { cookie })).toBe('/');
    expect(await locationAt('/register?redirectUrl=/shop/specials', { cookie })).toBe('/shop/specials');
    expect(heading(await htmlAt('/forgotpassword', { cookie }))).toBe('Forgotten your password?');
  });

  it('receive who opens a page of shoppers, with the way back [A2.102]', async () => {
    expect(await locationAt('/trolley')).toBe('/shop/securelogin?redirectUrl=/trolley');
  });
});

describe('The pages by which one comes in, where a provider signs people in', () => {
  const overrides = withSingleSignOn;

  it('go there by themselves when they are asked to, and once [B2.44]', async () => {
    const asked = '/shop/securelogin?autoRedirect=true&redirectUrl=/trolley';
    expect(await locationAt(asked, { overrides })).toContain('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley');
    const html = await htmlAt(`${asked}&redirected=true`, { overrides });
    expect(main(html)).toContain('You came back without being signed in.');
    expect(main(html)).toContain('href="/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley"');
  });

  it.each(['/shop/securelogin', '/register', '/forgotpassword'])('ask for nothing themselves: %s', async (href) => {
    const html = await htmlAt(href, { overrides });
    expect(fields(html)).toEqual([]);
    expect(main(html)).toContain('href="/bff/initiate-oidc-signin?redirectUrl=%2F"');
  });
});
