import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from '#services/navigation/return-path.rules.ts';
import { realWorld } from '../world.ts';
import { openSsoShop, origin } from './sso-shop.ts';
import { isRefused, openRig, tamper, tampering, untouched } from './tampered.ts';

const open = (nowMs: () => number) => openSsoShop({ clock: { ...realWorld.clock, nowMs } });

test('a way back that anybody tampered with signs nobody in, and one that nobody touched does', async () => {
  const rig = await openRig(open);
  await fc.assert(
    fc.asyncProperty(tampering, async (how) => {
      expect([how, isRefused(await tamper(rig, how))]).toEqual([how, true]);
    }),
    { numRuns: 120 },
  );
  expect(await untouched(rig)).toBe(1);
  await rig.shop.close();
});

const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '%0d%0a',
    '\r\n',
    '\t',
    'https:',
    'javascript:',
    'evil.example',
  ],
  ...['shop', 'trolley', 'bff', 'logout', 'securelogin', '..', '.', '&redirectUrl=', ';', 'ā', 'idp', 'localhost:3000'],
);

test('whatever page was asked for, the way ends in this shop', async () => {
  const shop = await openSsoShop();
  const browser = shop.browser();
  await shop.signIn(browser);
  let kept = 0;
  const hostile = fc.array(pieces, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        hostile,
        hostile.map((text) => `/${text}`),
      ),
      async (asked) => {
        const end = await browser.go(`/bff/initiate-oidc-signin?redirectUrl=${encodeURIComponent(asked)}`);
        expect(end.headers.get('location')).toBe(safeReturnPath(asked));
        expect(new URL(end.url).origin).toBe(origin);
        kept += end.headers.get('location') === '/' ? 0 : 1;
      },
    ),
    { numRuns: 200 },
  );
  expect(kept).toBeGreaterThan(20);
  await shop.close();
});
