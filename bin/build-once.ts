import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withFolderLock } from '../server/lock.ts';
import { isBuilt } from './stamp.js';

/** Builds the pages unless another start that came a moment before is doing so: then that build is waited for. */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'node_modules/.cache/kete');
const clock = { sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

mkdirSync(folder, { recursive: true });
await withFolderLock(folder, clock, async () => {
  if (!isBuilt(root)) await import('./build.ts');
});
