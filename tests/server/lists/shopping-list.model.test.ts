import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTextShort, itemKeyOf, tidyText } from '#services/lists/list-text.rules.ts';
import { openShop, type Shop } from '../api/shop.ts';

const path = '/api/v1/shopping-lists/my';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({}, 30);
});
afterAll(() => shop.close());

type Line = { readonly text: string; readonly sku?: string; readonly isTicked?: boolean };
type Kept = { readonly item: string; readonly text: string; readonly sku: string | null; readonly isTicked: boolean };
type Step = { readonly add: readonly Line[] } | { readonly remove: Line } | { readonly clear: true };

const odd = [
  'Tea',
  ' tea ',
  'TEA',
  'Kūmara',
  'Ku\u0304mara',
  'a/b',
  '50%',
  '%2F',
  '?x=1#y',
  'İ',
  'ß',
  'ΟΔΟΣ',
  '😀 ',
  '200001',
  '__proto__',
  'e\u0301\u0323',
];
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);
const anyLine: fc.Arbitrary<Line> = fc
  .record(
    { text: anyText, sku: fc.constantFrom('200001', '200002'), isTicked: fc.boolean() },
    { requiredKeys: ['text'] },
  )
  .filter(({ text }) => tidyText(text) !== '' && isTextShort(text) && text.isWellFormed());
const isNoDots = ({ text, sku }: Line) => !['.', '..'].includes(itemKeyOf({ text, sku: sku ?? null }));
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.array(anyLine, { minLength: 1, maxLength: 5 }).map((add) => ({ add })) },
  { weight: 2, arbitrary: anyLine.filter(isNoDots).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constant({ clear: true } as const) },
);

/** The list in the plainest words: what is there stays, what is new comes last. */
function stepped(list: readonly Kept[], step: Step): readonly Kept[] {
  if ('clear' in step) return [];
  if ('remove' in step) {
    const item = itemKeyOf({ text: step.remove.text, sku: step.remove.sku ?? null });
    return list.filter((one) => one.item !== item);
  }
  return step.add.reduce<readonly Kept[]>((all, { text, sku = null, isTicked }) => {
    const line = { item: itemKeyOf({ text, sku }), text: tidyText(text), sku, isTicked: isTicked ?? false };
    return all.some(({ item }) => item === line.item)
      ? all.map((one) => (one.item === line.item ? { ...one, isTicked: isTicked ?? one.isTicked } : one))
      : [...all, line];
  }, list);
}

test('a shopping list is, after any steps and each said twice, what they say in plain words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { headers } = await shop.signedIn();
      let list: readonly Kept[] = [];
      for (const step of steps) {
        list = stepped(list, step);
        const say = () => {
          if ('add' in step) return shop.send('POST', `${path}/items`, { items: step.add }, headers);
          if ('clear' in step) return shop.send('DELETE', `${path}/items`, undefined, headers);
          const { text, sku } = step.remove;
          const item = encodeURIComponent(itemKeyOf({ text, sku: sku ?? null }));
          return shop.send('DELETE', `${path}/items/${item}`, undefined, headers);
        };
        for (const turn of ['said', 'said again']) {
          const response = await say();
          expect([turn, response.status, await response.json()]).toEqual([turn, 200, { items: list, isShared: false }]);
        }
      }
      expect(((await (await shop.get(path, headers)).json()) as { items: unknown }).items).toEqual(list);
    }),
    { numRuns: 40 },
  );
});
