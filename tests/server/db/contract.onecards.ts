import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { issueOnecards, joinOnecard, onecardByToken } from '#server/db/repositories/onecards.ts';

const card = (number: string, token: string | null, isPrimary: 0 | 1 = 1) => ({
  number,
  is_primary: isPrimary,
  token_hash: token,
  token_expires_ms: token === null ? null : 1_000,
});
const accountOf = async (db: Database, number: string) =>
  (await db.read.selectFrom('onecards').select('account_id').where('number', '=', number).executeTakeFirst())
    ?.account_id;

export function onecardsContract(db: () => Database): void {
  const join = (number: string, account: string) => db().transaction((trx) => joinOnecard(trx, number, account));
  beforeAll(() =>
    db().transaction((trx) =>
      issueOnecards(trx, [card('c1', 'hash-1'), card('c2', 'hash-2'), card('c3', 'hash-3', 0), card('c4', null)]),
    ),
  );

  test('a link stands for a primary card until it ends', async () => {
    expect((await onecardByToken(db().read, 'hash-1', 999))?.number).toBe('c1');
    expect(await onecardByToken(db().read, 'hash-1', 1_000)).toBeNull();
    expect(await onecardByToken(db().read, 'hash-3', 1)).toBeNull();
    expect(await onecardByToken(db().read, 'other', 1)).toBeNull();
  });

  test('a card is joined to one account, however many ask at once', async () => {
    const joined = await Promise.all(['one', 'two', 'three'].map((account) => join('c1', account)));
    expect(joined.filter(Boolean)).toHaveLength(1);
    expect(await join('c1', String(await accountOf(db(), 'c1')))).toBe(true);
  });

  test('another card takes the place of the first, which is free again', async () => {
    expect([await join('c2', 'mele'), await join('c4', 'mele')]).toEqual([true, true]);
    expect([await accountOf(db(), 'c2'), await accountOf(db(), 'c4')]).toEqual([null, 'mele']);
  });

  test('a card that is not primary or does not exist joins nobody', async () => {
    expect([await join('c3', 'tom'), await join('c9', 'tom')]).toEqual([false, false]);
  });

  test('issuing a card again gives it a new link only while nobody has joined it', async () => {
    await join('c4', 'mele');
    await db().transaction((trx) => issueOnecards(trx, [card('c2', 'hash-2b'), card('c4', 'hash-4b')]));
    expect((await onecardByToken(db().read, 'hash-2b', 1))?.number).toBe('c2');
    expect(await onecardByToken(db().read, 'hash-2', 1)).toBeNull();
    expect(await onecardByToken(db().read, 'hash-4b', 1)).toBeNull();
  });
}
