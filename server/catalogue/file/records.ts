import { closeSync, readSync } from 'node:fs';
import type { Records } from '../index-data.ts';

export type RecordsInMemory = Records & { readonly bytes: Buffer };

export const recordsInMemory = (bytes: Buffer): RecordsInMemory => ({
  bytes,
  read: (from, length) => bytes.toString('utf8', from, from + length),
  close: () => {},
});

/** Records that stay in their open file: the memory they would take is left to the operating system's own cache. */
export function recordsInFile(handle: number, start: number): Records {
  let buffer = Buffer.allocUnsafeSlow(8192);
  return {
    read: (from, length) => {
      if (length > buffer.length) buffer = Buffer.allocUnsafeSlow(length * 2);
      const read = readSync(handle, buffer, 0, length, start + from);
      if (read !== length) throw new Error('The catalogue index file is shorter than it says.');
      return buffer.toString('utf8', 0, length);
    },
    close: () => closeSync(handle),
  };
}
