import { expect, test } from 'vitest';
import type { Database, Transaction } from '#server/db/database.ts';
import { allFlags, setFlag } from '#server/db/repositories/flags.ts';
import { claimKey, type KeyedRequest, keepAnswer, sweepKeys } from '#server/db/repositories/idempotency.ts';

const request = (more: Partial<KeyedRequest> = {}): KeyedRequest => ({
  owner: 'mere',
  key: 'k1',
  requestHash: 'h1',
  ...more,
});

export function keysContract(db: () => Database): void {
  let effects = 0;
  const place = (asked: KeyedRequest, effect: (trx: Transaction) => Promise<void> = async () => undefined) =>
    db().transaction(async (trx) => {
      const claim = await claimKey(trx, asked, 1_000);
      if (claim.kind !== 'fresh') return claim;
      await effect(trx);
      await keepAnswer(trx, asked, 201, `{"order":${++effects}}`);
      return claim;
    });

  test('the same key with the same body repeats the answer; with another body it is refused', async () => {
    const first = request();
    expect(await place(first)).toEqual({ kind: 'fresh' });
    expect(await place(first)).toEqual({ kind: 'repeated', status: 201, answer: `{"order":${effects}}` });
    expect(await place(request({ requestHash: 'h2' }))).toEqual({ kind: 'reused' });
    expect(await place(request({ owner: 'hone', requestHash: 'h2' }))).toEqual({ kind: 'fresh' });
  });

  test('of twenty copies at once one has its effect and the others repeat its answer', async () => {
    const copies = await Promise.all(Array.from({ length: 20 }, () => place(request({ key: 'race' }))));
    expect(copies.filter((claim) => claim.kind === 'fresh')).toHaveLength(1);
    const answers = copies.flatMap((claim) => (claim.kind === 'repeated' ? claim.answer : []));
    expect([answers.length, new Set(answers).size]).toEqual([19, 1]);
  });

  test('a key whose effect failed is free again', async () => {
    const asked = request({ key: 'failed' });
    const failing = place(asked, async (trx) => {
      await setFlag(trx, 'Effect', true);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await allFlags(db().read)).not.toHaveProperty('Effect');
    expect(await place(asked)).toEqual({ kind: 'fresh' });
  });

  test('old keys are swept', async () => {
    const held = await db().read.selectFrom('idempotency_keys').selectAll().execute();
    expect(await db().transaction((trx) => sweepKeys(trx, 1_000))).toBe(0);
    expect(await db().transaction((trx) => sweepKeys(trx, 1_001))).toBe(held.length);
  });
}
