import { describe, expect, it } from 'vitest';
import { createKeptOrder, keptOrderName } from '#services/orders/kept-order.ts';

const placement = {
  expectedTotalCents: 5_000,
  instrumentId: '10000000-0000-4000-8000-000000000001',
  isOfAge: false,
};

function tab(stored?: string) {
  const area = new Map<string, string>(stored === undefined ? [] : [[keptOrderName, stored]]);
  let keys = 0;
  const kept = createKeptOrder(
    () => ({
      getItem: (key) => area.get(key) ?? null,
      setItem: (key, value) => void area.set(key, value),
      removeItem: (key) => void area.delete(key),
    }),
    () => `20000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
  );
  return { area, kept };
}

describe('What a tab keeps of an order that nobody has answered for', () => {
  it('is written down with its key, its words and its shopper when it begins, and recalled after a reload', () => {
    const { area, kept } = tab();
    const begun = kept.begin({ subject: 'aroha', placement }, null);
    expect(tab(area.get(keptOrderName)).kept.recall('aroha')).toEqual(begun);
  });

  it('keeps its key when the same is said again, and has another one when something else is', () => {
    const { kept } = tab();
    const first = kept.begin({ subject: 'aroha', placement }, null);
    expect(kept.begin({ subject: 'aroha', placement }, first).key).toBe(first.key);
    const dearer = { ...placement, expectedTotalCents: 5_100 };
    expect(kept.begin({ subject: 'aroha', placement: dearer }, first).key).not.toBe(first.key);
    expect(kept.begin({ subject: 'wiremu', placement }, first).key).not.toBe(first.key);
  });

  it('remembers whether an order was to be placed or a changed one saved, and takes neither for the other', () => {
    const { area, kept } = tab();
    const change = {
      ...{ orderId: '30000000-0000-4000-8000-000000000001', expectedDifferenceCents: -250 },
      ...{ instrumentId: null, isOfAge: false },
    };
    const saving = kept.begin({ subject: 'aroha', placement: change }, null);
    expect(tab(area.get(keptOrderName)).kept.recall('aroha')).toEqual(saving);
    expect(kept.begin({ subject: 'aroha', placement: { ...change } }, saving).key).toBe(saving.key);
    const placing = { expectedTotalCents: -250, instrumentId: null, isOfAge: false };
    expect(kept.begin({ subject: 'aroha', placement: placing }, saving).key).not.toBe(saving.key);
    const other = { ...change, orderId: '30000000-0000-4000-8000-000000000002' };
    expect(kept.begin({ subject: 'aroha', placement: other }, saving).key).not.toBe(saving.key);
  });

  it('is dropped when somebody else shops, and told to nobody but its own shopper', () => {
    const { area, kept } = tab();
    kept.begin({ subject: 'aroha', placement }, null);
    expect([kept.recall('wiremu'), area.size]).toEqual([null, 0]);
  });

  it('is forgotten by its own key only', () => {
    const { kept } = tab();
    const { key } = kept.begin({ subject: 'aroha', placement }, null);
    kept.forget('20000000-0000-4000-8000-999999999999');
    expect(kept.recall('aroha')?.key).toBe(key);
    kept.forget(key);
    expect(kept.recall('aroha')).toBeNull();
  });

  it.each(['', '{', '[]', '{"key":"x"}', '{"key":"20000000-0000-4000-8000-000000000001","subject":"aroha"}', '7'])(
    'is nothing where something else stands in its place: %s',
    (stored) => {
      expect(tab(stored).kept.recall('aroha')).toBe(null);
    },
  );

  it('begins all the same where a browser keeps nothing', () => {
    const full = () => {
      throw new Error('No room.');
    };
    const kept = createKeptOrder(
      () => ({ getItem: full, setItem: full, removeItem: full }),
      () => '20000000-0000-4000-8000-000000000001',
    );
    expect(kept.begin({ subject: 'aroha', placement }, null).placement).toEqual(placement);
    expect(kept.recall('aroha')).toBe(null);
  });
});
