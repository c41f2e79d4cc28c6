import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Clock } from '../world.ts';
import { isLink } from './letter-blocks.ts';
import { mailOf } from './letter-mail.ts';
import type { Letter, Letters } from './letters.ts';

type Parts = {
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly say: (line: string) => void;
};

export const lettersFolder = (dataDir: string): string => join(dataDir, 'letters');
const dayMs = 86_400_000;
const lastMs = 90 * dayMs;

/** For a demonstration: each letter becomes two files that only its owner may read, and a line for the person at the keyboard. */
export function createLetterFiles({ dataDir, clock, say }: Parts): Letters {
  const folder = lettersFolder(dataDir);
  let tidiedMs = 0;
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const nowMs = clock.nowMs();
      const sent = new Date(nowMs).toISOString();
      const path = await writeNew(join(folder, `${sent.replaceAll(':', '-')}-${letter.kind}`), { sent, ...letter });
      await writeFile(path.replace(/json$/, 'eml'), mailOf(letter, nowMs), { mode: 0o600 });
      const link = letter.lines.find(isLink);
      say(`Letter to ${letter.to}: ${letter.subject}${link === undefined ? '' : ` ${link}`} (${shortPath(path)})`);
      if (nowMs - tidiedMs < dayMs) return;
      tidiedMs = nowMs;
      await tidy(folder, nowMs - lastMs);
    },
  };
}

type Sent = Letter & { readonly sent: string };

async function writeNew(start: string, letter: Sent): Promise<string> {
  for (let copy = 1; ; copy++) {
    const path = `${start}${copy === 1 ? '' : `-${copy}`}.json`;
    try {
      await writeFile(path, `${JSON.stringify(letter, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The name of a letter begins with the day on which it was sent. */
async function tidy(folder: string, beforeMs: number): Promise<void> {
  const before = new Date(beforeMs).toISOString();
  const old = (await readdir(folder)).filter((name) => /^\d{4}-/.test(name) && name < before.replaceAll(':', '-'));
  for (const name of old) await rm(join(folder, name), { force: true });
}

/** Every letter that is kept, the newest first. */
export async function keptLetters(dataDir: string): Promise<readonly Sent[]> {
  const folder = lettersFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Sent));
}

function shortPath(path: string): string {
  const fromHere = relative('', path);
  return fromHere.startsWith('..') ? path : fromHere;
}
