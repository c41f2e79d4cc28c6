import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import type { BuiltIndex } from '../build-index.ts';
import { aligned, type Column, type FileHead, type Kind, leadBytes, leadOf } from './format.ts';

/** Writes the index as one file: whole or not at all, whoever else writes it at the same time. */
export function saveIndex(file: string, index: BuiltIndex): void {
  const columns = Object.entries(index.columns) as [string, Column][];
  const terms = Buffer.from(index.terms.join('\n'));
  const head = Buffer.from(JSON.stringify(headOf(index, columns, terms.length)));
  const parts = [head, ...columns.map(([, column]) => bytesOf(column)), terms, index.records.bytes];

  const unfinished = `${file}.${process.pid}-${threadId}.part`;
  const handle = openSync(unfinished, 'w');
  try {
    let [sum, at] = [0, leadBytes];
    for (const part of parts)
      for (const bytes of [part, Buffer.alloc(aligned(part.length) - part.length)]) {
        sum = crc32(bytes, sum);
        writeAll(handle, bytes, at);
        at += bytes.length;
      }
    writeAll(handle, leadOf(head.length, at - leadBytes, sum), 0);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function headOf({ head, records }: BuiltIndex, columns: readonly [string, Column][], termBytes: number): FileHead {
  let at = 0;
  const place = (bytes: number) => {
    const from = at;
    at += aligned(bytes);
    return { from, bytes };
  };
  const sections = columns.map(([name, column]) => ({
    name,
    kind: column.constructor.name as Kind,
    ...place(column.byteLength),
  }));
  return { head, sections, terms: place(termBytes), records: place(records.bytes.length) };
}

const bytesOf = (column: Column) => Buffer.from(column.buffer, column.byteOffset, column.byteLength);

function writeAll(handle: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done, bytes.length - done, at + done);
}
