import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceStamp } from '../../bin/stamp.js';
import { withFolderLock } from '../../server/lock.ts';

const root = join(import.meta.dirname, '../..');
const folder = 'dist/development';
const clock = { sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

/** The build in which React says what differs between the page and its hydration: made once for all files that look at it. */
export async function developmentBuild(): Promise<string> {
  const lock = join(root, 'node_modules/.cache/kete-development');
  mkdirSync(lock, { recursive: true });
  await withFolderLock(lock, clock, async () => {
    const stamp = join(root, folder, 'stamp.json');
    const { content } = sourceStamp(root);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === content) return;
    await promisify(execFile)(join(root, 'node_modules/node/bin/node'), ['bin/build.ts', '--development', '--quiet'], {
      cwd: root,
    });
    writeFileSync(stamp, content);
  });
  return folder;
}
