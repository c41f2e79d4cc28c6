import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExternalRedirect, redirectPath, safeReturnPath } from '#services/navigation/return-path.rules.ts';
import { safeHref } from '#services/navigation/safe-href.rules.ts';
import { faultOf, hostilePath } from './hostile-paths.ts';

describe('a return path', () => {
  test.each([
    '/',
    '/trolley',
    '/shop/browse/fridge?page=2&filters=a;b;c;true#top',
    '/account/orders/(account-modal:change-order)?source=x',
    '/shop/productdetails?stockcode=100042',
    '/registering',
    '/apiary',
    '/shop/k%C5%ABmara',
    '/welcome',
  ])('%s is a page of this shop and stays as it is', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    '',
    'trolley',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/%0d%0a/../\r\nLocation: x',
    '/a b',
    '/x/..//evil.example',
    '/.//evil.example',
    '/a\\b',
    '/a\u2028b',
    '/a\u202eb',
    `/${'a'.repeat(2_048)}`,
    `/${'ā'.repeat(500)}`,
    '/\ud800',
    '/shop/securelogin',
    '/Shop/SecureLogin?redirectUrl=/',
    '/securelogin/',
    '/shop/%73ecurelogin',
    '/shop//securelogin',
    '/shop/x/../securelogin',
    '/shop/x/%2e%2e/securelogin',
    '/shop%2fsecurelogin',
    '/shop/securelogin/(modal:x)',
    '/register',
    '/register/shopperdetails',
    '/forgotpassword',
    '/bff/logout',
    '/BFF/logout',
    '/api/v1/session',
    '/idp/x',
    '/logout',
  ])('%j leads home', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  test.each([[undefined], [null], [7], [['/trolley']], [{ toString: () => '/trolley' }]])(
    '%j is no path and leads home',
    (value) => {
      expect(safeReturnPath(value)).toBe('/');
    },
  );

  test('never leads elsewhere, breaks no header, and asking twice changes nothing', () => {
    let kept = 0;
    fc.assert(
      fc.property(hostilePath, (text) => {
        kept += safeReturnPath(text) === '/' ? 0 : 1;
        expect(faultOf(text)).toBeNull();
      }),
      { numRuns: 50_000 },
    );
    expect(kept).toBeGreaterThan(1_000);
  });
});

describe('a redirect of a route', () => {
  test('stays in the shop, sign-in included, without a word', () => {
    const lines: string[] = [];
    const log = { warn: () => {}, error: (line: string) => void lines.push(line) };
    expect(redirectPath('/shop/securelogin?redirectUrl=/trolley', log)).toBe('/shop/securelogin?redirectUrl=/trolley');
    expect(lines).toEqual([]);
  });

  test.each(['https://evil.example/', '//evil.example', 'http:/evil', 'javascript:alert(1)', 'mailto:a@b.example'])(
    'with the full URL %s leads home and logs an error [B2.71]',
    (target) => {
      const lines: string[] = [];
      expect(redirectPath(target, { warn: () => {}, error: (line) => void lines.push(line) })).toBe('/');
      expect(lines).toEqual(['A redirect URL must not contain a full URL.']);
    },
  );

  test('is external when the host or the port differs [B2.72]', () => {
    const here = 'https://kete.example/shop';
    const external = (target: string) => isExternalRedirect(target, here);
    expect(
      ['/trolley', 'trolley', 'https://kete.example/x', 'https://kete.example:443/x', '?a=b'].map(external),
    ).toEqual([false, false, false, false, false]);
    expect(
      [
        'https://other.example/',
        '//other.example',
        'https://kete.example:8443/',
        'http://kete.example/',
        'https://m.kete.example/',
        'mailto:a@kete.example',
        'https://',
      ].map(external),
    ).toEqual([true, true, true, true, true, true, true]);
    expect(isExternalRedirect('http://localhost:3001/', 'http://localhost:3000/')).toBe(true);
  });
});

describe('an address of a link', () => {
  test.each([
    '/trolley',
    'trolley',
    '#top',
    '?page=2',
    '',
    'https://kete.example/',
    'HTTP://kete.example',
    'mailto:kia@ora.example',
    'tel:+6499',
    '//cdn.example/x',
    '/a:b',
    'a/b:c',
  ])('%j may be followed', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/1',
    'file:///etc',
    'intent://x',
    'https://%zz',
    'view-source:x',
  ])('%j may not', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});
