import type { Config } from '../config.ts';
import { StartError } from './start-error.ts';

const sqlite: Readonly<Record<number, string>> = {
  8: 'is for reading only',
  10: 'cannot be read or written: the disk reports an error',
  11: 'is damaged: restore a backup',
  13: 'cannot grow: its disk is full',
  14: 'cannot be opened',
  26: 'is not a database of this store',
};
const postgres: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'its host is not known',
  ENOENT: 'nothing answers at that address',
  ETIMEDOUT: 'it does not answer in time',
  ECONNRESET: 'it ended the connection',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '42501': 'its user may not change the schema',
  '53300': 'it has no connection left',
};

/** What the person at the keyboard can do about a database that does not open; any other error as it came. */
export function databaseTrouble(error: unknown, { databaseUrl, dataDir }: Config): unknown {
  const { errcode, code, message = '' } = error as { errcode?: number; code?: string; message?: string };
  if (databaseUrl === null) {
    const trouble = sqlite[(errcode ?? 0) & 0xff];
    return trouble === undefined
      ? error
      : new StartError(`The database in ${dataDir} ${trouble}; or set DATA_DIR to another folder.`);
  }
  const trouble = postgres[code ?? ''] ?? (/timeout/i.test(message) ? postgres['ETIMEDOUT'] : undefined);
  if (trouble === undefined) return error;
  return new StartError(
    `The database of DATABASE_URL cannot be used (${trouble}): correct the address, or leave it out for the embedded database.`,
  );
}
