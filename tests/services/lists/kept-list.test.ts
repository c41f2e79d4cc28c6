import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FaultError } from '#services/fault.ts';
import { aloneBy, createKeptList, unsentWordsIn } from '#services/lists/kept-list.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { afterSignOut } from '#services/storage/sign-out.rules.ts';
import { storedForms } from '#services/storage/stored-keys.rules.ts';

const runs = Number(process.env['STORAGE_RUNS'] ?? 300);
const aroha = { subject: 'aroha', isShopper: true };
const niko = { subject: 'niko', isShopper: false };
const guest = { subject: null, isShopper: false };
const keep = (...texts: readonly string[]) =>
  ({ type: 'keep', items: texts.map((text) => ({ text, sku: null, isTicked: false, isNew: true })) }) as const;

function browser(text?: string, isFull = false) {
  const values = new Map(text === undefined ? [] : [['shoppingList', text]]);
  const warnings: string[] = [];
  const store = createLocalStore(
    () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new Error('QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (key) => void values.delete(key),
    }),
    { warn: (line) => void warnings.push(line), error: () => undefined },
  );
  return {
    values,
    warnings,
    store,
    kept: createKeptList(
      store,
      aloneBy(() => undefined),
    ),
  };
}
const texts = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text);

describe('The shopping list that a browser keeps', () => {
  test('stands under a key of its own and goes with a sign-out [A9.25] [A9.O6]', async () => {
    const { kept, values } = browser();
    await kept.change(guest, keep('  Milk ', 'MILK', 'Eggs'));
    expect([...values.keys()]).toEqual(['shoppingList']);
    expect(texts(kept.items(null))).toEqual(['Milk', 'Eggs']);
    expect(afterSignOut.shoppingList).toBe('goes');
    await kept.change(guest, { type: 'clear' });
    expect([...values]).toEqual([]);
  });

  test('is a guest’s, then theirs who the store says are here, and never another’s', async () => {
    const { kept, store } = browser();
    await kept.change(guest, keep('Milk'));
    expect(texts(await kept.claim('aroha'))).toEqual(['Milk']);
    await kept.change(aroha, keep('Eggs'));
    expect(unsentWordsIn(store, 'aroha')).toEqual(['Milk', 'Eggs']);
    expect([kept.items(null), kept.items('niko'), unsentWordsIn(store, null)]).toEqual([[], [], []]);
    await kept.change(guest, keep('Tea'));
    expect(texts(kept.items('aroha'))).toEqual(['Milk', 'Eggs', 'Tea']);
    expect(texts(await kept.claim('bree'))).toEqual(['Tea']);
    expect(texts(kept.items('aroha'))).toEqual([]);
  });

  test('loses exactly what the store has taken, and keeps what was written meanwhile', async () => {
    const { kept } = browser();
    await kept.change(guest, keep('Milk', 'Eggs'));
    const sent = await kept.claim('aroha');
    await kept.change(guest, keep('Tea'));
    await kept.take(
      'aroha',
      sent.map(({ item }) => item),
    );
    expect(texts(kept.items('aroha'))).toEqual(['Tea']);
  });

  test('brings nothing back that another tab has taken away', async () => {
    const { kept } = browser();
    const ticked = { text: 'Milk', sku: null, isTicked: true, isNew: false };
    expect(await kept.change(niko, { type: 'keep', items: [ticked] })).toEqual([]);
  });

  test('says so where the browser refuses to keep it, and where it is full', async () => {
    await expect(browser(undefined, true).kept.change(guest, keep('Milk'))).rejects.toThrow(
      'This browser does not let the page keep your list.',
    );
    const many = keep(...Array.from({ length: 301 }, (_, at) => `Line ${at}`));
    await expect(browser().kept.change(guest, many)).rejects.toThrow(FaultError);
  });

  test('is read as a list, or set aside and said once, whatever stands there (T-39)', async () => {
    const scrap = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .array(
          fc.record({
            text: fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant('x'.repeat(600))),
            sku: fc.oneof(fc.constant(null), fc.constant('100042'), fc.string()),
            isTicked: fc.oneof(fc.boolean(), fc.constant('true')),
            of: fc.oneof(fc.constant(null), fc.constant('aroha'), fc.string()),
          }),
        )
        .map((lines) => JSON.stringify(lines)),
    );
    await fc.assert(
      fc.asyncProperty(scrap, async (text) => {
        const { kept, values, warnings } = browser(text);
        const items = kept.items('bree');
        for (const { text: words, sku } of items) {
          expect([...words].length).toBeLessThanOrEqual(120);
          expect(words.trim()).not.toBe('');
          expect(sku === null || /^\d{6}$/.test(sku)).toBe(true);
        }
        await kept.change({ subject: 'bree', isShopper: true }, keep('Milk'));
        expect(texts(await kept.claim('bree'))).toContain('Milk');
        expect(warnings.length).toBeLessThanOrEqual(1);
        const stands: unknown = JSON.parse(values.get('shoppingList') ?? '[]');
        expect(storedForms.shoppingList(stands)).toBe(true);
        expect(JSON.stringify(stands)).not.toContain('"of":"aroha"');
      }),
      { numRuns: runs },
    );
  });
});
