import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  captureCountOf,
  capturesOf,
  forgetCaptures,
  isCaptureOf,
  keepCapture,
  oldCapturesOf,
} from '#server/db/repositories/card-captures.ts';

export function cardCapturesContract(db: () => Database): void {
  const keep = (shopper: string, instrument: string, nowMs: number) =>
    db().transaction((trx) => keepCapture(trx, shopper, instrument, nowMs));

  test('a frame is its shopper’s, the newest first, and stays theirs when another says it is theirs', async () => {
    await keep('frames-a', 'frame-1', 1);
    await keep('frames-a', 'frame-2', 2);
    await keep('frames-b', 'frame-1', 3);
    expect(await capturesOf(db().read, 'frames-a')).toEqual(['frame-2', 'frame-1']);
    expect(await capturesOf(db().read, 'frames-b')).toEqual([]);
    const owned = [isCaptureOf(db().read, 'frames-a', 'frame-1'), isCaptureOf(db().read, 'frames-b', 'frame-1')];
    expect(await Promise.all(owned)).toEqual([true, false]);
  });

  test('old frames are told and forgotten, of one shopper alone', async () => {
    await keep('frames-c', 'frame-3', 1);
    await keep('frames-c', 'frame-4', 2);
    await keep('frames-d', 'frame-5', 1);
    expect(await oldCapturesOf(db().read, 'frames-c', 2)).toEqual(['frame-3']);
    await db().transaction((trx) => forgetCaptures(trx, 'frames-c', ['frame-3', 'frame-5']));
    await db().transaction((trx) => forgetCaptures(trx, 'frames-c', []));
    const left = ['frames-c', 'frames-d'].map((shopper) => captureCountOf(db().read, shopper));
    expect(await Promise.all(left)).toEqual([1, 1]);
  });
}
