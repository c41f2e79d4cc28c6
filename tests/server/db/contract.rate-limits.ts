import { describe, expect, test } from 'vitest';
import { type Count, countOf, giveBack, isHome, keepHome, sweepSlowDown, takeTry } from '#server/accounts/slow-down.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Database } from '#server/db/database.ts';
import { findSpent, keepSpent, sweepSpent } from '#server/db/repositories/rate-limits.ts';

const day = 86_400_000;

export function rateLimitsContract(db: () => Database): void {
  const take = (nowMs: number, ...counts: readonly Count[]) =>
    db()
      .transaction((trx) => takeTry(trx, nowMs, counts))
      .then(
        () => 0,
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return Number(error.told.headers?.['retry-after']);
        },
      );

  describe('tries that are counted in the database', () => {
    test('are as many as were made, by whichever process and however many at once', async () => {
      const counts = [countOf('guess-pair', 'at once'), countOf('guess-client', 'at once')];
      const waits = await Promise.all(Array.from({ length: 20 }, () => take(1_000, ...counts)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      expect(waits.filter((wait) => wait > 0).every((wait) => wait === 15)).toBe(true);
      expect(await findSpent(db().read, counts[1]?.key ?? '')).toEqual({ spent: 5, sinceMs: 1_000 });
    });

    test('that share counts in any order never wait for each other without an end', async () => {
      const [one, two] = [countOf('letter-client', 'one'), countOf('letter-client', 'two')];
      const waits = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? take(1, one, two) : take(1, two, one)));
      expect(await Promise.all(waits)).toEqual(waits.map(() => 0));
    });

    test('are forgiven one by one, and given back', async () => {
      const count = countOf('letter-email', 'forgiven');
      const [minute] = [60_000];
      expect([await take(0, count), await take(0, count), await take(0, count), await take(0, count)]).toEqual([
        0, 0, 0, 60,
      ]);
      expect(await take(20 * minute, count)).toBe(0);
      expect(await take(20 * minute, count)).toBe(60);
      await db().transaction((trx) => giveBack(trx, [count]));
      expect(await take(20 * minute, count)).toBe(0);
    });

    test('wait no longer when a clock was put back', async () => {
      const count = countOf('guess-pair', 'clock');
      for (let time = 0; time < 5; time++) await take(9 * day, count);
      expect(await take(day, count)).toBe(15);
    });
  });

  test('a home is one for 90 days, for that account at that address alone, and its wrong guesses are forgotten', async () => {
    const wrong = countOf('guess-pair', 'mere@kete.example', '203.0.113.9');
    expect(await take(1_000, wrong)).toBe(0);
    await db().transaction((trx) => keepHome(trx, 'Mere@kete.example', '203.0.113.9', 1_000));
    const at = (email: string, client: string, nowMs: number) => isHome(db().read, email, client, nowMs);
    expect(await at('mere@kete.example', '203.0.113.9', 90 * day)).toBe(true);
    expect(await at('mere@kete.example', '203.0.113.9', 90 * day + 1_000)).toBe(false);
    expect(await at('hemi@kete.example', '203.0.113.9', 1_000)).toBe(false);
    expect(await at('mere@kete.example', '203.0.113.8', 1_000)).toBe(false);
    expect(await findSpent(db().read, wrong.key)).toBeNull();
  });

  test('a sweep drops what is forgiven by then, and homes much later', async () => {
    await db().transaction(async (trx) => {
      await sweepSpent(trx, '', Number.MAX_SAFE_INTEGER);
      await keepHome(trx, 'tui@kete.example', '203.0.113.9', 0);
      await keepSpent(trx, countOf('guess-pair', 'old').key, { spent: 3, sinceMs: 0 });
      await keepSpent(trx, countOf('guess-pair', 'new').key, { spent: 3, sinceMs: day - 1 });
    });
    const sweep = (nowMs: number) => db().transaction((trx) => sweepSlowDown(trx, nowMs));
    expect([await sweep(day), await sweep(day), await sweep(90 * day), await sweep(91 * day)]).toEqual([1, 0, 1, 1]);
  });
}
