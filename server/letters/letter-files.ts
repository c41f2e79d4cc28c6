import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Clock } from '../world.ts';
import type { Letter, Letters } from './letters.ts';

type Parts = {
  readonly dataDir: string;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly say: (line: string) => void;
};

const folder = 'letters';

/** For a demonstration: each letter becomes a file that only its owner may read, and a line for the person at the keyboard. */
export function createLetterFiles({ dataDir, clock, say }: Parts): Letters {
  return {
    async send(letter) {
      await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
      const sent = new Date(clock.nowMs()).toISOString();
      const path = await writeNew(join(dataDir, folder, `${sent.replaceAll(':', '-')}-${letter.kind}`), {
        sent,
        ...letter,
      });
      const link = letter.lines.find((line) => URL.canParse(line));
      say(`Letter to ${letter.to}: ${letter.subject}${link === undefined ? '' : ` ${link}`} (${shortPath(path)})`);
    },
  };
}

async function writeNew(start: string, letter: Letter & { readonly sent: string }): Promise<string> {
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

function shortPath(path: string): string {
  const fromHere = relative('', path);
  return fromHere.startsWith('..') ? path : fromHere;
}
