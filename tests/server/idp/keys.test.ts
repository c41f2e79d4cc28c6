import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { keysFile, openKeys } from '#server/idp/keys.ts';
import { signOnOf } from '#server/start/sign-on.ts';
import { temporaryFolder } from '../folders.ts';
import { realWorld } from '../world.ts';

test('the keys are made once, and the owner of the folder alone may read them', () => {
  const folder = temporaryFolder();
  const keys = openKeys(folder, realWorld.random);
  expect(openKeys(folder, realWorld.random)).toEqual(keys);
  expect(statSync(join(folder, keysFile)).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual([keysFile]);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, keysFile), 'utf8')))).toEqual([
    'jwks',
    'cookieKey',
    'formKey',
    'clientSecret',
  ]);
});

test('a store makes no keys before somebody signs in, and none at all for a real issuer or a form of its own', () => {
  const folder = temporaryFolder();
  const of = (more: Record<string, string>) => signOnOf(readConfig({ DATA_DIR: folder, ...more }), realWorld);
  const issuer = { OIDC_ISSUER: 'https://id.example.nz', OIDC_CLIENT_ID: 'kete', OIDC_CLIENT_SECRET: 'x'.repeat(20) };
  expect([of({}), of(issuer)?.kind, of({ SIGN_IN: 'sso' })?.kind]).toEqual([null, 'issuer', 'embedded']);
  expect(readdirSync(folder)).toEqual([]);
});
