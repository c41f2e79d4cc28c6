import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { claimEffect } from '#server/db/repositories/idempotency.ts';
import { keepNote } from '#server/db/repositories/notes.ts';
import { keepSampleResponses, sampleResponsesOf } from '#server/db/repositories/samples.ts';
import {
  clearLines,
  holdTrolley,
  keepLine,
  linesOf,
  type TrolleyLine,
  trolleyOf,
} from '#server/db/repositories/trolley.ts';
import { noPreferences } from '#services/preferences/preferences.words.ts';
import { keepAgreed, keepChoices, keepSubstitutes } from '#server/db/repositories/trolley-terms.ts';

const line = (sku: string, amount: number, unit: 'Each' | 'Kg' = 'Each'): TrolleyLine => ({
  sku,
  unit,
  amount,
  source: 'Card',
});
/** A line of which nothing else was said. */
const plain = (...of: Parameters<typeof line>) => ({
  ...line(...of),
  agreedCents: null,
  allowSubstitutes: true,
  note: null,
});
const none = { revision: 0, lines: [], choices: {}, preferences: noPreferences };

export function trolleysContract(db: () => Database): void {
  const put = (shopper: string, wanted: TrolleyLine, nowMs: number) =>
    db().transaction(async (trx) => {
      const held = await holdTrolley(trx, shopper, nowMs);
      await keepLine(trx, shopper, wanted, nowMs);
      return held;
    });

  test('a trolley keeps its lines in the order in which they came, and says how often it changed', async () => {
    expect(await trolleyOf(db().read, 'mere')).toEqual(none);
    await put('mere', line('300003', 2), 10);
    await put('mere', line('300001', 500, 'Kg'), 20);
    await put('mere', line('300003', 4), 30);
    const lines = [plain('300003', 4), plain('300001', 500, 'Kg')];
    expect(await trolleyOf(db().read, 'mere')).toEqual({ ...none, revision: 3, lines });
    expect(await linesOf(db().read, 'mere')).toEqual([line('300003', 4), line('300001', 500, 'Kg')]);
    await put('mere', line('300003', 0), 40);
    expect(await trolleyOf(db().read, 'mere')).toEqual({ ...none, revision: 4, lines: lines.slice(1) });
    expect(await trolleyOf(db().read, 'hone')).toEqual(none);
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
    expect(await trolleyOf(db().read, 'late')).toEqual(none);
  });

  test('what is said of a line and of the whole trolley is read with it, and goes with the line', async () => {
    const said = (shopper: string) =>
      db().transaction(async (trx) => {
        for (const sku of ['300001', '300002']) await keepLine(trx, shopper, line(sku, 1), 1);
        await keepSubstitutes(trx, shopper, ['300001', '300002'], false);
        await keepAgreed(trx, shopper, [{ sku: '300001', agreedCents: 250 }]);
        await keepSubstitutes(trx, shopper, ['300002'], true);
        await keepNote(trx, shopper, { sku: '300002', note: 'Ripe' }, 1);
        await keepChoices(trx, shopper, { paperPackingSlip: true, packagingPreferenceId: 'bags' }, 1);
        return holdTrolley(trx, shopper, 1);
      });
    const lines = [
      { ...plain('300001', 1), agreedCents: 250, allowSubstitutes: false },
      { ...plain('300002', 1), note: 'Ripe' },
    ];
    const choices = { paperPackingSlip: true, packagingPreferenceId: 'bags' };
    expect(await said('said')).toEqual({ ...none, revision: 1, lines, choices });
    await said('other');
    await put('said', line('300001', 0), 2);
    await put('said', line('300001', 1), 3);
    expect(await trolleyOf(db().read, 'said')).toEqual({
      ...none,
      revision: 3,
      lines: [lines[1], plain('300001', 1)],
      choices,
    });
    await db().transaction((trx) => clearLines(trx, 'said'));
    expect(await trolleyOf(db().read, 'said')).toEqual({ ...none, revision: 3, choices });
    expect((await trolleyOf(db().read, 'other')).lines).toEqual(lines);
  });

  test('of four hundred lines all is said at once', async () => {
    const skus = Array.from({ length: 400 }, (_, at) => String(500_000 + at));
    await db().transaction(async (trx) => {
      for (const sku of skus) await keepLine(trx, 'large', line(sku, 1), 1);
      await keepSubstitutes(trx, 'large', skus, false);
      await keepAgreed(
        trx,
        'large',
        skus.map((sku) => ({ sku, agreedCents: 1 })),
      );
      await keepSubstitutes(trx, 'large', [], true);
      await keepAgreed(trx, 'large', []);
      await holdTrolley(trx, 'large', 1);
    });
    const { lines } = await trolleyOf(db().read, 'large');
    expect(lines).toEqual(skus.map((sku) => ({ ...plain(sku, 1), agreedCents: 1, allowSubstitutes: false })));
  });

  test('what is said to samples is kept for its shopper alone, the last word of each', async () => {
    const say = (shopper: string, ...said: [string, string][]) =>
      db().transaction((trx) => keepSampleResponses(trx, shopper, new Map(said), 1));
    await say('mere', ['tea', 'accepted'], ['coffee', 'declined']);
    await say('mere', ['tea', 'declined']);
    await say('hone', ['tea', 'accepted']);
    expect(await sampleResponsesOf(db().read, 'mere')).toEqual(
      new Map([
        ['coffee', 'declined'],
        ['tea', 'declined'],
      ]),
    );
    expect(await sampleResponsesOf(db().read, 'hone')).toEqual(new Map([['tea', 'accepted']]));
    expect(await sampleResponsesOf(db().read, 'nobody')).toEqual(new Map());
  });

  test('the key of a change is fresh once, then repeated, and refused for another change; given up it is fresh again', async () => {
    const claim = (requestHash: string, isGivenUp = false) =>
      db().transaction(async (trx) => {
        const kind = await claimEffect(trx, { owner: 'mere', key: 'trolley-key', requestHash }, 1);
        if (isGivenUp) throw new Error('given up');
        return kind;
      });
    await expect(claim('one', true)).rejects.toThrow('given up');
    const kinds = await Promise.all([claim('one'), claim('one'), claim('one')]);
    expect(kinds.toSorted()).toEqual(['fresh', 'repeated', 'repeated']);
    expect(await claim('two')).toBe('reused');
  });
}
