import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { BuiltIndex } from './build-index.ts';
import type { IndexColumns, IndexData, IndexHead } from './index-data.ts';
import { recordsInFile } from './records.ts';

/** Raise it when the meaning of anything in the file changes: an older file is then built anew. */
const format = 'kete-index-1';
const lead = 64;
const chunk = 1 << 20;

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof kinds;
type Section = { readonly name: string; readonly kind: Kind; readonly from: number; readonly bytes: number };
type FileHead = {
  readonly head: IndexHead;
  readonly sections: readonly Section[];
  readonly terms: Omit<Section, 'name' | 'kind'>;
  readonly records: Omit<Section, 'name' | 'kind'>;
};

const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;
const bytesOf = (column: Column) => Buffer.from(column.buffer, column.byteOffset, column.byteLength);

/** Writes the index as one file: whole or not at all, whoever else writes it at the same time. */
export function saveIndex(file: string, index: BuiltIndex): void {
  const columns = Object.entries(index.columns) as [string, Column][];
  const parts: Buffer[] = columns.map(([, column]) => bytesOf(column));
  const terms = Buffer.from(index.terms.join('\n'));
  let at = 0;
  const place = (bytes: number) => {
    const from = at;
    at = aligned(at + bytes);
    return { from, bytes };
  };
  const sections = columns.map(([name, column]) => ({
    name,
    kind: column.constructor.name as Kind,
    ...place(column.byteLength),
  }));
  const head: FileHead = {
    head: index.head,
    sections,
    terms: place(terms.length),
    records: place(index.records.bytes.length),
  };
  const headBytes = Buffer.from(JSON.stringify(head));
  const written = `${file}.${process.pid}.part`;
  const handle = openSync(written, 'w');
  try {
    let sum = 0;
    let position = lead;
    const put = (bytes: Buffer, padded = true) => {
      const whole = padded ? Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]) : bytes;
      sum = crc32(whole, sum);
      writeSync(handle, whole, 0, whole.length, position);
      position += whole.length;
    };
    for (const part of [headBytes, ...parts, terms, index.records.bytes]) put(part);
    writeSync(handle, leadOf(headBytes.length, position - lead, sum), 0, lead, 0);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(written, file);
}

const leadOf = (headBytes: number, bodyBytes: number, sum: number): Buffer =>
  Buffer.from(`${format} ${headBytes} ${bodyBytes} ${sum}`.padEnd(lead, ' '));

/** Reads an index that was saved for this very version; null when there is none, or it is another's, or it is damaged. */
export function loadIndex(file: string, version: string): IndexData | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return null;
  }
  try {
    const start = Buffer.alloc(lead);
    readSync(handle, start, 0, lead, 0);
    const [found, headBytes, bodyBytes, sum] = start.toString('utf8').trim().split(' ');
    if (found !== format || !start.equals(leadOf(Number(headBytes), Number(bodyBytes), Number(sum)))) return null;
    const headLength = Number(headBytes);
    const headPart = Buffer.allocUnsafe(aligned(headLength));
    if (readSync(handle, headPart, 0, headPart.length, lead) !== headPart.length) return null;
    const { head, sections, terms, records } = JSON.parse(headPart.toString('utf8', 0, headLength)) as FileHead;
    if (head.version !== version) return null;

    const inMemory = Buffer.allocUnsafeSlow(records.from);
    const body = lead + headPart.length;
    if (readSync(handle, inMemory, 0, inMemory.length, body) !== inMemory.length) return null;
    let checked = crc32(inMemory, crc32(headPart));
    const window = Buffer.allocUnsafe(chunk);
    for (let at = body + records.from; at < lead + Number(bodyBytes); ) {
      const read = readSync(handle, window, 0, Math.min(chunk, lead + Number(bodyBytes) - at), at);
      if (read === 0) return null;
      checked = crc32(window.subarray(0, read), checked);
      at += read;
    }
    if (checked !== Number(sum)) return null;
    const columns = Object.fromEntries(
      sections.map(({ name, kind, from, bytes }) => [
        name,
        new kinds[kind](inMemory.buffer, inMemory.byteOffset + from, bytes / kinds[kind].BYTES_PER_ELEMENT),
      ]),
    ) as unknown as IndexColumns;
    return {
      head,
      columns,
      terms: inMemory.toString('utf8', terms.from, terms.from + terms.bytes).split('\n'),
      records: recordsInFile(file, body + records.from),
    };
  } catch {
    return null;
  } finally {
    closeSync(handle);
  }
}
