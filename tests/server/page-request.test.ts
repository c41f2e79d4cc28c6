import { describe, expect, it } from 'vitest';
import { settings } from '#fixtures/settings.ts';
import { cacheKeyOf, embedCookieName, visitorOf } from '#server/page-request.ts';

const token = 'Mozilla/5.0 KeteApp/2.1';
const asking = (url: string, headers: Readonly<Record<string, string>> = {}) => visitorOf({ url, headers } as never);

describe('Whether a page is for the app', () => {
  it.each([
    ['the address says so', '/?embedWeb=1', {}, true],
    ['the address says so among other things', '/shop/specials?page=2&embedWeb=1', {}, true],
    ['the cookie says so', '/', { cookie: 'cw-embed=1' }, true],
    ['the web view says so', '/', { 'user-agent': token }, true],
    ['the address says the opposite of the cookie', '/?embedWeb=0', { cookie: 'cw-embed=1' }, false],
    ['the app was left, although its web view goes on', '/', { cookie: 'cw-embed=0', 'user-agent': token }, false],
    ['nobody says so', '/?embedweb=1&xembedWeb=1&embedWeb=2', { 'user-agent': 'KeteApplication/1' }, false],
  ])('is decided by the server alone: %s [B1.29] [B2.46]', (_, url, headers, isEmbedded) => {
    expect(asking(url, headers as never).isEmbedded).toBe(isEmbedded);
  });

  it('is kept for a year in the cookie that the settings name, until the address ends it [B1.O1]', () => {
    expect(settings.embedCookieNames).toEqual([embedCookieName]);
    expect(asking('/?embedWeb=1').embedCookie).toBe('cw-embed=1; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly');
    expect(asking('/?embedWeb=0').embedCookie).toBe('cw-embed=0; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
    expect(asking('/?embedWeb=0', { 'user-agent': token }).embedCookie).toContain(
      'cw-embed=0; Path=/; Max-Age=31536000',
    );
    expect(asking('/').embedCookie).toBeNull();
  });

  it('keeps a page of neither mode for the other', () => {
    for (const [url, headers] of [
      ['/?embedWeb=1', {}],
      ['/?embedWeb=0', {}],
      ['/', { cookie: 'cw-embed=1' }],
      ['/', { 'user-agent': token }],
    ] as const)
      expect(cacheKeyOf(url, asking(url, headers), '1'), url).toBeNull();
    expect(cacheKeyOf('/', asking('/'), '1')).not.toBeNull();
  });
});
