import { expect, test } from 'vitest';
import type { HeldLine } from '#server/db/repositories/holds.rows.ts';
import { lastTold } from '#server/fulfilment/last-slot.ts';
import type { SlotView } from '#server/fulfilment/slot-told.ts';
import { trolleyThere } from '#server/fulfilment/trolley-there.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { heldSlot } from './held.sample.ts';

const view: SlotView = { nowMs: 1_000, taken: new Map(), watched: new Set(), heldId: null };
const line = (name: string, unitCents: number | null, isBuyable = true): HeldLine => ({
  sku: name,
  name,
  unitCents,
  isBuyable,
});
const lost = (lines: readonly HeldLine[]) => ({
  slotId: heldSlot().id,
  lostMs: 500,
  facts: { slot: heldSlot(), isTimed: true, lines },
});
const here = { ...heldSlot(), feeCents: 900, capacity: 4 };

test('a lost slot is told with its new fee and each line that costs more, has gone or is back', () => {
  const before = [
    line('Milk', 300),
    line('Bread', 400),
    line('Tea', 500, false),
    line('Taken out', 1),
    line('Same', 2),
  ];
  const now = [line('Milk', 350), line('Bread', 400, false), line('Tea', 500), line('Same', 2), line('New', 9)];
  expect(lastTold(lost(before), here, now, view)).toMatchObject({
    isHere: true,
    slot: { fee: 9, state: 'open' },
    changes: [
      { kind: 'fee', name: null, from: 12, to: 9 },
      { kind: 'price', name: 'Milk', from: 3, to: 3.5 },
      { kind: 'gone', name: 'Bread' },
      { kind: 'back', name: 'Tea' },
    ],
  });
});

test('a lost slot of elsewhere is told as it was, and one that has begun not at all', () => {
  expect(lastTold(lost([]), null, [], view)).toMatchObject({ isHere: false, slot: { fee: 12 }, changes: [] });
  expect(lastTold(lost([]), here, [], { ...view, nowMs: heldSlot().startMs })).toBeNull();
});

test('a trolley is told by what the store has not, and by what is not brought to the area', () => {
  const card = (sku: string, more: Partial<ProductWire>) =>
    ({
      sku,
      name: sku,
      availabilityStatus: 'In Stock',
      restriction: 'None',
      price: { salePrice: 1 },
      ...more,
    }) as ProductWire;
  const cards = new Map(
    [
      card('fish', { freshness: 'delicate' }),
      card('bread', { freshness: 'fresh' }),
      card('soup', {}),
      card('tea', { availabilityStatus: 'Out of Stock' }),
      card('wine', { restriction: 'Alcohol' }),
    ].map((one) => [one.sku, one]),
  );
  const lines = [...cards.keys(), 'unknown'].map((sku) => ({ sku, unit: 'Each' as const, amount: 2, source: '' }));
  const there = (goods: 'P' | 'L' | 'N') =>
    trolleyThere({ card: (sku) => cards.get(sku) ?? null }, lines, { storeId: 1, goods });
  const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);
  expect(['P', 'L', 'N'].map((goods) => names(there(goods as 'P').perishable))).toEqual([
    [],
    ['fish'],
    ['fish', 'bread'],
  ]);
  const { items, missing, alcohol, restricted, expressCount } = there('P');
  expect([items, names(missing), names(alcohol), names(restricted), expressCount]).toEqual([
    10,
    ['tea'],
    ['wine'],
    ['wine'],
    8,
  ]);
});
