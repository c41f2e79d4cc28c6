import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './db/sqlite/connection.ts';
import type { Clock } from './world.ts';

const pauseMs = 25;

/**
 * One process at a time in this folder. The lock is the operating system's, held through an empty database file: when
 * its holder dies, however it dies, the lock is free. There is no stale lock to find or to break.
 */
export async function withFolderLock<T>(
  folder: string,
  clock: Pick<Clock, 'sleep'>,
  work: () => Promise<T>,
): Promise<T> {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    while (!taken(lock)) await clock.sleep(pauseMs);
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
