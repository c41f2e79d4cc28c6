import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../world.ts';

const file = 'server.key';

/** The key of this data folder, made at the first start; only its owner may read the file. Two starts at once have one. */
export function openServerKey(dataDir: string, random: Pick<Random, 'bytes'>): string {
  const path = join(dataDir, file);
  const kept = readKey(path);
  if (kept !== null) return kept;
  const own = `${path}.${Buffer.from(random.bytes(6)).toString('hex')}`;
  writeFileSync(own, `${Buffer.from(random.bytes(32)).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
  return readKey(path) ?? '';
}

function readKey(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
