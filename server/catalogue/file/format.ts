import type { IndexHead } from '../index-data.ts';

/**
 * An index file: a lead of 64 bytes (format, length of the head, length of all that follows, checksum), the head as JSON,
 * then the columns, the terms and the records, each beginning at a multiple of eight bytes.
 * Raise the format when the meaning of anything in the file changes: an older file is then built anew.
 */
export const format = 'kete-index-7';
export const leadBytes = 64;

export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
export const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
export type Kind = keyof typeof kinds;
export type Part = { readonly from: number; readonly bytes: number };
export type Section = Part & { readonly name: string; readonly kind: Kind };
/** Where everything is, counted from the end of the head. The records come last. */
export type FileHead = {
  readonly head: IndexHead;
  readonly sections: readonly Section[];
  readonly terms: Part;
  readonly records: Part;
};

export const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

export const leadOf = (headBytes: number, followingBytes: number, sum: number): Buffer =>
  Buffer.from(`${format} ${headBytes} ${followingBytes} ${sum}`.padEnd(leadBytes, ' '));
