import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/start/start-error.ts';

function refusal(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.lines;
    throw error;
  }
  return [];
}

test('an empty environment is a demo on this machine with an embedded database', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    payPort: 3001,
    chatPort: 3002,
    publicOrigin: 'http://localhost:3000',
    payOrigin: 'http://127.0.0.1:3001',
    chatOrigin: 'http://127.0.0.1:3002',
    placed: { payment: false, chat: false },
    dataDir: resolve('.data'),
    databaseUrl: null,
    signIn: 'page',
    issuer: null,
    catalogue: { size: 30_000, seed: 1 },
    mode: 'demo',
    serverKey: null,
    isProxyTrusted: false,
    hasInspector: true,
    statelyInspect: null,
    busyAfterMs: 250,
    logLevel: 'warn',
  });
});

test('the origins and the other ports follow the port, unless they are given', () => {
  expect(readConfig({ PORT: '4000', CHAT_PORT: '5000', PAY_ORIGIN: 'https://pay.kete.example' })).toMatchObject({
    publicOrigin: 'http://localhost:4000',
    payPort: 4001,
    payOrigin: 'https://pay.kete.example',
    chatOrigin: 'http://127.0.0.1:5000',
    placed: { payment: true, chat: true },
  });
});

test('a variable that is set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('the inspector is there unless it is turned off', () => {
  expect([readConfig({}), readConfig({ INSPECTOR: 'off' })].map(({ hasInspector }) => hasInspector)).toEqual([
    true,
    false,
  ]);
  expect(refusal({ INSPECTOR: 'maybe' })).toHaveLength(1);
});

const wrong: readonly (readonly [string, string])[] = [
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000\n'],
  ['HOST', 'not a host'],
  ['PUBLIC_ORIGIN', 'https://shop.example.nz/path'],
  ['PUBLIC_ORIGIN', 'shop.example.nz'],
  ['PAY_ORIGIN', 'ftp://pay.example.nz'],
  ['OIDC_ISSUER', 'issuer'],
  ['OIDC_ORIGINS', 'https://id.example.nz/path'],
  ['SIGN_IN', 'form'],
  ['CATALOGUE_SIZE', '0'],
  ['CATALOGUE_SIZE', '3e4'],
  ['CATALOGUE_SEED', 'kete'],
  ['STORE_MODE', 'Live'],
  ['BUSY_AFTER_MS', '5'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
];
describe('a wrong value is named in one line, with what it must be', () => {
  test.each(wrong)('%s=%j', (name, value) => {
    const lines = refusal({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(lines[0]).toContain(JSON.stringify(value));
  });
});

test('several wrong values are named in a line each', () => {
  expect(refusal({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
});

const issuer = {
  OIDC_ISSUER: 'https://id.example.nz/shop',
  OIDC_CLIENT_ID: 'kete',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-shop',
};

test('whoever has an issuer signs on there and nowhere else [A2.O20]', () => {
  expect(readConfig({ SIGN_IN: 'sso' })).toMatchObject({ signIn: 'sso', issuer: null });
  expect(readConfig({ ...issuer, OIDC_ORIGINS: 'https://a.example, https://b.example' })).toMatchObject({
    signIn: 'sso',
    issuer: {
      address: 'https://id.example.nz/shop',
      clientId: 'kete',
      clientSecret: 'a-secret-of-the-shop',
      origins: ['https://a.example', 'https://b.example'],
    },
  });
  expect(refusal({ ...issuer, SIGN_IN: 'page' })[0]).toMatch(/^SIGN_IN must be sso/);
});

test('an issuer without the name and the secret of this shop there is refused', () => {
  expect(refusal({ OIDC_ISSUER: issuer.OIDC_ISSUER }).map((line) => /needs (\w+)/.exec(line)?.[1])).toEqual([
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
  ]);
});

test('a secret is named but never repeated', () => {
  const lines = refusal({
    DATABASE_URL: 'mysql://mere:hunter2@db/kete',
    SERVER_KEY: 'short-secret',
    OIDC_CLIENT_SECRET: 'tooshort',
  });
  expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['DATABASE_URL', 'OIDC_CLIENT_SECRET', 'SERVER_KEY']);
  expect(lines.join(' ')).not.toMatch(/hunter2|short-secret|tooshort/);
});

test('a live store refuses to open without https, an issuer, a key and a payment provider', () => {
  const needs = (environment: Record<string, string>) =>
    refusal({ STORE_MODE: 'live', ...environment }).map((line) => /needs (\w+)/.exec(line)?.[1]);
  expect(needs({})).toEqual(['PUBLIC_ORIGIN', 'OIDC_ISSUER', 'SERVER_KEY', 'PAYMENT_PROVIDER']);
  expect(needs({ PUBLIC_ORIGIN: 'http://shop.example.nz', OIDC_ISSUER: 'https://id.example.nz' })).toEqual([
    'PUBLIC_ORIGIN',
    'SERVER_KEY',
    'PAYMENT_PROVIDER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
  ]);
});
