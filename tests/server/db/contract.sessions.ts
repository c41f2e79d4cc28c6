import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  createSession,
  endSession,
  endSessionsOf,
  findSession,
  keepSession,
  type SessionRow,
  sweepSessions,
  touchSession,
} from '#server/db/repositories/sessions.ts';

const session = (idHash: string, more: Partial<SessionRow> = {}): SessionRow => ({
  idHash,
  createdMs: 1_000,
  seenMs: 1_000,
  subject: null,
  facts: { suburb: 'Ōtāhuhu' },
  ...more,
});

export function sessionsContract(db: () => Database): void {
  const create = (row: SessionRow) => db().transaction((trx) => createSession(trx, row));

  test('a session is found by its hash, keeps what it learns, and is gone when it ends', async () => {
    await create(session('a'));
    expect(await findSession(db().read, 'a')).toEqual(session('a'));
    await db().transaction((trx) => keepSession(trx, 'a', 2_000, { suburb: 'Māngere' }));
    expect(await findSession(db().read, 'a')).toEqual(session('a', { seenMs: 2_000, facts: { suburb: 'Māngere' } }));
    await db().transaction((trx) => endSession(trx, 'a'));
    expect(await findSession(db().read, 'a')).toBeNull();
    expect(await db().transaction((trx) => keepSession(trx, 'a', 3_000, {}))).toBe(false);
  });

  test('a session that is told ten things at once knows all ten', async () => {
    await create(session('busy'));
    const learn = (fact: string) =>
      db().transaction(async (trx) => {
        await touchSession(trx, 'busy', 3_000);
        const known = (await findSession(trx, 'busy'))?.facts;
        await keepSession(trx, 'busy', 3_000, { ...known, [fact]: true });
      });
    const facts = Array.from({ length: 10 }, (_, index) => `fact ${index}`);
    await Promise.all(facts.map(learn));
    const learnt = Object.keys((await findSession(db().read, 'busy'))?.facts ?? {}).sort();
    expect(learnt).toEqual(expect.arrayContaining(facts));
    await db().transaction((trx) => endSession(trx, 'busy'));
  });

  test('ending the sessions of an account leaves those of others and of guests', async () => {
    await create(session('mere-1', { subject: 'mere' }));
    await create(session('mere-2', { subject: 'mere' }));
    await create(session('hone', { subject: 'hone' }));
    await create(session('guest'));
    await db().transaction((trx) => endSessionsOf(trx, 'mere'));
    const left = await db().read.selectFrom('sessions').select('id_hash').orderBy('id_hash').execute();
    expect(left.map((row) => row.id_hash)).toEqual(['guest', 'hone']);
  });

  test('a sweep drops what was not used since then and nothing else', async () => {
    await create(session('old', { seenMs: 10 }));
    await create(session('edge', { seenMs: 20 }));
    expect(await db().transaction((trx) => sweepSessions(trx, 20))).toBe(1);
    expect([await findSession(db().read, 'old'), (await findSession(db().read, 'edge'))?.idHash]).toEqual([
      null,
      'edge',
    ]);
  });
}
