import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { keepNote, notesOf } from '#server/db/repositories/notes.ts';

export function notesContract(db: () => Database): void {
  const keep = (shopper: string, sku: string, note: string, nowMs: number) =>
    db().transaction((trx) => keepNote(trx, shopper, { sku, note }, nowMs));

  test('a note stands in the place of the one before, and an empty one takes it away', async () => {
    await keep('notes-a', '100001', 'ripe', 1);
    await keep('notes-a', '100001', 'less ripe', 2);
    expect(await notesOf(db().read, 'notes-a')).toEqual([{ sku: '100001', note: 'less ripe' }]);
    await keep('notes-a', '100001', '', 3);
    await keep('notes-a', '100001', '', 4);
    expect(await notesOf(db().read, 'notes-a')).toEqual([]);
  });

  test('notes are told newest first, of one product when it is named, and of one shopper', async () => {
    await keep('notes-b', '100001', 'one', 1);
    await keep('notes-b', '100002', 'two', 2);
    await keep('notes-c', '100001', 'another', 3);
    expect((await notesOf(db().read, 'notes-b')).map(({ note }) => note)).toEqual(['two', 'one']);
    expect(await notesOf(db().read, 'notes-b', '100001')).toEqual([{ sku: '100001', note: 'one' }]);
  });
}
