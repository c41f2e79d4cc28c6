import { generateKeyPairSync } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../world.ts';

/** What the embedded identity provider signs with, and what it shares with the store beside it. */
export type IdpKeys = {
  readonly jwks: { readonly keys: readonly Readonly<Record<string, unknown>>[] };
  readonly cookieKey: string;
  readonly formKey: string;
  readonly clientSecret: string;
};

export const keysFile = 'identity-keys.json';
const secretBytes = 32;

export function makeKeys(random: Pick<Random, 'bytes'>): IdpKeys {
  const secret = () => Buffer.from(random.bytes(secretBytes)).toString('base64url');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: secret().slice(0, 16) };
  return { jwks: { keys: [key] }, cookieKey: secret(), formKey: secret(), clientSecret: secret() };
}

/** The keys of this data folder, made at the first start that needs them; only its owner may read the file. */
export function openKeys(dataDir: string, random: Pick<Random, 'bytes'>): IdpKeys {
  const file = join(dataDir, keysFile);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as IdpKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const own = `${file}.${Buffer.from(random.bytes(6)).toString('hex')}`;
  writeFileSync(own, JSON.stringify(makeKeys(random)), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as IdpKeys;
}
