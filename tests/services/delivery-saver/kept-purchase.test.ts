import { describe, expect, it } from 'vitest';
import { createKeptPurchase, keptPurchaseName } from '#services/delivery-saver/kept-purchase.ts';
import { isSaverRefusal, saverPauseMs } from '#services/delivery-saver/saver-doubt.rules.ts';
import type { FaultCode } from '#services/fault.codes.ts';

const key = '20000000-0000-4000-8000-000000000001';
const wanted = {
  planId: 'any-day-month',
  priceCents: 2_500,
  addressId: 5,
  instrumentId: '10000000-0000-4000-8000-000000000001',
};

function open(text?: string) {
  const area = new Map(text === undefined ? [] : [[keptPurchaseName, text]]);
  let made = 0;
  const kept = createKeptPurchase(
    () => ({
      getItem: (name) => area.get(name) ?? null,
      setItem: (name, value) => void area.set(name, value),
      removeItem: (name) => void area.delete(name),
    }),
    () => key.replace(/1$/, String((made += 1))),
  );
  return { kept, area };
}

describe('A purchase that a tab keeps', () => {
  it('has one key as long as its words are the same, and another for other words [A2.079]', () => {
    const { kept } = open();
    const first = kept.begin({ subject: 'aroha', wanted }, null);
    expect(kept.begin({ subject: 'aroha', wanted }, first).key).toBe(first.key);
    const dearer = { ...wanted, priceCents: 2_600 };
    expect(kept.begin({ subject: 'aroha', wanted: dearer }, first).key).not.toBe(first.key);
  });

  it('is told to its shopper, dropped for another, and forgotten by its key', () => {
    const { kept, area } = open();
    const begun = kept.begin({ subject: 'aroha', wanted }, null);
    kept.forget('another');
    expect(kept.recall('aroha')).toEqual(begun);
    kept.forget(begun.key);
    expect(kept.recall('aroha')).toBeNull();
    kept.begin({ subject: 'aroha', wanted }, null);
    expect([kept.recall('hemi'), area.size]).toEqual([null, 0]);
  });

  it.each(['nonsense', '{}', JSON.stringify({ key, subject: 'aroha', wanted: { ...wanted, addressId: 'x' } })])(
    'is none where somebody wrote something else: %s',
    (text) => {
      expect(open(text).kept.recall('aroha')).toBeNull();
    },
  );
});

describe('What is doubtful about a pass', () => {
  const refused = (code: FaultCode, status = 409) => ({ tag: 'refused', status, code, message: '' }) as const;
  it('is everything that the store has not looked at', () => {
    expect([refused('OrderNotReady'), refused('TotalsChanged'), refused('Invalid', 400)].every(isSaverRefusal)).toBe(
      true,
    );
    const doubts = [refused('TooMany', 429), refused('Unexpected', 500), refused('NotSignedIn', 401)];
    expect([...doubts, { tag: 'timeout', message: '' } as const].some(isSaverRefusal)).toBe(false);
  });

  it('is asked about later each time, and never before the store says', () => {
    expect([saverPauseMs(0, null), saverPauseMs(3, null), saverPauseMs(99, null)]).toEqual([1_000, 5_000, 30_000]);
    expect(saverPauseMs(0, { ...refused('TooMany', 429), retryAfterMs: 9_000 })).toBe(9_000);
  });
});
