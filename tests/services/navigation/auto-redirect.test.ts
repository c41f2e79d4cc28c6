import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  automaticSignIn,
  signInAfterRedirect,
  signInReasonOf,
  signInReasons,
  signInStartPath,
} from '#services/navigation/auto-redirect.rules.ts';
import { parseQuery } from '#services/navigation/query.rules.ts';

const queryOf = (path: string) => parseQuery(new URL(path, 'https://kete.example').search);

test('a sign-in page that is asked to goes to the identity provider by itself, once [A2.104] [B2.44]', () => {
  const asked = queryOf('/shop/securelogin?redirectUrl=%2Ftrolley&autoRedirect=true');
  expect(automaticSignIn(asked, 'sso')).toBe('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley&autoRedirect=true');
  expect(automaticSignIn({ ...asked, redirected: 'true' }, 'sso')).toBeNull();
});

test.each([
  ['it is not asked to', {}],
  ['the word is another', { autoRedirect: 'yes' }],
  ['it is asked twice', { autoRedirect: ['true', 'true'] }],
  ['the mark says no', { autoRedirect: 'true', redirected: 'false' }],
  ['the mark says nothing', { autoRedirect: 'true', redirected: '' }],
  ['the mark is there twice', { autoRedirect: 'true', redirected: ['a', 'b'] }],
])('a sign-in page stays where it is when %s', (_, search) => {
  expect(automaticSignIn(search, 'sso')).toBeNull();
});

test('a sign-in page with a form of its own goes nowhere by itself', () => {
  expect(automaticSignIn({ autoRedirect: 'true' }, 'page')).toBeNull();
});

test('what is no page of this shop is forgotten on the way to the provider and back', () => {
  expect(signInStartPath('https://evil.example')).toBe('/bff/initiate-oidc-signin?redirectUrl=%2F');
  expect(signInAfterRedirect('//evil.example', 'expired')).toBe('/shop/securelogin?redirected=true&reason=expired');
  expect(signInAfterRedirect('/trolley?a=b&c')).toBe(
    '/shop/securelogin?redirected=true&redirectUrl=%2Ftrolley%3Fa%3Db%26c',
  );
});

test('only a word of the table is a reason', () => {
  expect(signInReasons.map(signInReasonOf)).toEqual([...signInReasons]);
  expect([undefined, '', 'Expired', ['expired'], 'constructor'].map(signInReasonOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

const name = fc.constantFrom('autoRedirect', 'redirected', 'redirectUrl', 'AutoRedirect', 'reason', '__proto__');
const value = fc.constantFrom(
  ...['true', 'false', '', '1', '/trolley', '/shop/securelogin?autoRedirect=true', '//evil', '/a?redirected=true'],
  ...['/securelogin?autoRedirect=true', '/bff/initiate-oidc-signin?autoRedirect=true', 'true&autoRedirect=true'],
);
const tampered = fc
  .array(fc.oneof(fc.constant(['autoRedirect', 'true'] as const), fc.tuple(name, value)), { maxLength: 5 })
  .map((pairs) => pairs.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&'));

test('a chain from any address has at most one automatic redirect, when the provider always says "not signed in"', () => {
  let redirects = 0;
  fc.assert(
    fc.property(tampered, (query) => {
      let path = `/shop/securelogin?${query}`;
      let automatic = 0;
      for (let hop = 0; hop < 5; hop++) {
        const start = automaticSignIn(queryOf(path), 'sso');
        if (start === null) break;
        automatic++;
        path = signInAfterRedirect(queryOf(start)['redirectUrl']);
      }
      redirects += automatic;
      expect(automatic).toBeLessThanOrEqual(1);
    }),
    { numRuns: 5_000 },
  );
  expect(redirects).toBeGreaterThan(100);
});
