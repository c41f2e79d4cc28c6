import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { holdTrolley, keepLine, type TrolleyLine, trolleyOf } from '#server/db/repositories/trolley.ts';

const line = (sku: string, amount: number, unit: 'Each' | 'Kg' = 'Each'): TrolleyLine => ({
  sku,
  unit,
  amount,
  source: 'Card',
});

export function trolleysContract(db: () => Database): void {
  const put = (shopper: string, wanted: TrolleyLine, nowMs: number) =>
    db().transaction(async (trx) => {
      const held = await holdTrolley(trx, shopper, nowMs);
      await keepLine(trx, shopper, wanted, nowMs);
      return held;
    });

  test('a trolley keeps its lines in the order in which they came, and says how often it changed', async () => {
    expect(await trolleyOf(db().read, 'mere')).toEqual({ revision: 0, lines: [] });
    await put('mere', line('300003', 2), 10);
    await put('mere', line('300001', 500, 'Kg'), 20);
    await put('mere', line('300003', 4), 30);
    const lines = [line('300003', 4), line('300001', 500, 'Kg')];
    expect(await trolleyOf(db().read, 'mere')).toEqual({ revision: 3, lines });
    await put('mere', line('300003', 0), 40);
    expect(await trolleyOf(db().read, 'mere')).toEqual({ revision: 4, lines: lines.slice(1) });
    expect(await trolleyOf(db().read, 'hone')).toEqual({ revision: 0, lines: [] });
  });

  test('twenty changes of one trolley at once come one after the other, and each sees those before it', async () => {
    const held = await Promise.all(
      Array.from({ length: 20 }, (_, at) => put('busy', line(String(400_000 + at), 1), at)),
    );
    const seen = held.map(({ revision, lines }) => [revision, lines.length]).sort(([a = 0], [b = 0]) => a - b);
    expect(seen).toEqual(held.map((_, at) => [at + 1, at]));
    expect((await trolleyOf(db().read, 'busy')).lines).toHaveLength(20);
  });

  test('a change that is given up leaves neither a line nor a revision', async () => {
    const given = db().transaction(async (trx) => {
      await holdTrolley(trx, 'late', 1);
      await keepLine(trx, 'late', line('300001', 1), 1);
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await trolleyOf(db().read, 'late')).toEqual({ revision: 0, lines: [] });
  });
}
