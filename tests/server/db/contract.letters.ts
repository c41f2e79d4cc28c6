import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  countTry,
  dropLetters,
  findLetter,
  keepLetter,
  lettersTo,
  type SentLetter,
  sweepLetters,
  useLetter,
} from '#server/db/repositories/letters.ts';

const letter = (secretHash: string, more: Partial<SentLetter> = {}): SentLetter => ({
  secretHash,
  kind: 'reset',
  email: 'hana@kete.example',
  facts: { accountId: 'Ōtāhuhu' },
  tries: 0,
  expiresMs: 1_000,
  ...more,
});

export function lettersContract(db: () => Database): void {
  const keep = (row: SentLetter) => db().transaction((trx) => keepLetter(trx, row));

  test('a letter is found by the hash of its secret and by its address, however that is written', async () => {
    await keep(letter('l-2', { email: 'Hana@KETE.example', expiresMs: 2_000 }));
    await keep(letter('l-1'));
    await keep(letter('l-3', { kind: 'registration' }));
    expect(await findLetter(db().read, 'l-1')).toEqual(letter('l-1'));
    expect(await findLetter(db().read, 'l-9')).toBeNull();
    expect((await lettersTo(db().read, 'HANA@kete.example', 'reset')).map((one) => one.secretHash)).toEqual([
      'l-1',
      'l-2',
    ]);
    await db().transaction((trx) => dropLetters(trx, 'hana@kete.Example', 'reset'));
    expect(await lettersTo(db().read, 'hana@kete.example', 'reset')).toEqual([]);
    expect(await findLetter(db().read, 'l-3')).not.toBeNull();
  });

  test('a letter is used once by ten who come at once', async () => {
    await keep(letter('used'));
    const came = Array.from({ length: 10 }, () => db().transaction((trx) => useLetter(trx, 'used')));
    expect((await Promise.all(came)).filter(Boolean)).toHaveLength(1);
  });

  test('a letter takes five tries of ten that come at once', async () => {
    await keep(letter('tried'));
    const came = Array.from({ length: 10 }, () => db().transaction((trx) => countTry(trx, 'tried', 5)));
    expect((await Promise.all(came)).filter(Boolean)).toHaveLength(5);
    expect((await findLetter(db().read, 'tried'))?.tries).toBe(5);
  });

  test('a sweep drops the letters that have run out and nothing else', async () => {
    await keep(letter('out', { expiresMs: 5 }));
    await keep(letter('edge', { expiresMs: 6 }));
    expect(await db().transaction((trx) => sweepLetters(trx, 5))).toBe(1);
    expect([await findLetter(db().read, 'out'), (await findLetter(db().read, 'edge'))?.secretHash]).toEqual([
      null,
      'edge',
    ]);
  });
}
