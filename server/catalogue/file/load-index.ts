import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { IndexColumns, IndexData } from '../index-data.ts';
import { aligned, type FileHead, format, kinds, leadBytes, leadOf } from './format.ts';
import { recordsInFile } from './records.ts';

/** Reads an index that was saved for this very version; null when there is none, or it is another's, or it is damaged. */
export function loadIndex(file: string, version: string): IndexData | null {
  let handle: number | undefined;
  try {
    handle = openSync(file, 'r');
    const index = read(handle, version);
    if (index) handle = undefined;
    return index;
  } catch {
    return null;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** The records stay in the file, so the handle is kept open by them. */
function read(handle: number, version: string): IndexData | null {
  const lead = bytesAt(handle, 0, leadBytes);
  const [found, headBytes, followingBytes, sum] = lead.toString('utf8').trim().split(' ');
  const [headLength, end] = [Number(headBytes), leadBytes + Number(followingBytes)];
  if (found !== format || !lead.equals(leadOf(headLength, end - leadBytes, Number(sum)))) return null;

  const headPart = bytesAt(handle, leadBytes, aligned(headLength));
  const { head, sections, terms, records } = JSON.parse(headPart.toString('utf8', 0, headLength)) as FileHead;
  if (head.version !== version) return null;
  const body = leadBytes + headPart.length;
  const kept = bytesAt(handle, body, records.from);
  const checked = sumOf(handle, body + records.from, end, crc32(kept, crc32(headPart)));
  if (checked !== Number(sum)) return null;

  const columns = sections.map(({ name, kind, from, bytes }) => {
    const Kind = kinds[kind];
    return [name, new Kind(kept.buffer, kept.byteOffset + from, bytes / Kind.BYTES_PER_ELEMENT)] as const;
  });
  return {
    head,
    columns: Object.fromEntries(columns) as unknown as IndexColumns,
    terms: kept.toString('utf8', terms.from, terms.from + terms.bytes).split('\n'),
    records: recordsInFile(handle, body + records.from),
  };
}

function bytesAt(handle: number, at: number, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let done = 0; done < length; ) {
    const more = readSync(handle, bytes, done, length - done, at + done);
    if (more === 0) throw new Error('The file ends too soon.');
    done += more;
  }
  return bytes;
}

const chunkBytes = 1 << 20;

function sumOf(handle: number, from: number, end: number, start: number): number {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let sum = start;
  for (let at = from; at < end; ) {
    const more = readSync(handle, chunk, 0, Math.min(chunkBytes, end - at), at);
    if (more === 0) throw new Error('The file ends too soon.');
    sum = crc32(chunk.subarray(0, more), sum);
    at += more;
  }
  return sum;
}
