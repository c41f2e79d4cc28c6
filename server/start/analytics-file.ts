import { statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';

const mostBytes = 8 * 1024 * 1024;

/** A file of counted events beside the data, for a demonstration: it ends when it is full, and nobody waits for it. */
export function openAnalyticsFile(folder: string, log: Pick<Log, 'warn'>): (lines: string) => void {
  const file = join(folder, 'analytics.jsonl');
  let bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let writing = Promise.resolve();
  return (lines) => {
    bytes += Buffer.byteLength(lines);
    if (bytes > mostBytes) return;
    writing = writing
      .then(() => appendFile(file, lines))
      .catch((error: unknown) => {
        bytes = Number.POSITIVE_INFINITY;
        log.warn({ err: error }, 'The file of counted events cannot be written.');
      });
  };
}
