import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from './start-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is for reading only',
  ENOSPC: 'its disk is full',
};

/** Makes the folder if it is missing; a StartError when the store could not keep its data there. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const reason = reasons[code] ?? `the system says ${code}`;
    throw new StartError(
      `The data folder ${folder} cannot be used (${reason}): set DATA_DIR to a folder that can be written.`,
    );
  }
}
