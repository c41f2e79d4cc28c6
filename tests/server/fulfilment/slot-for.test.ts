import { describe, expect, test } from 'vitest';
import { slotFor } from '#server/fulfilment/slot-for.ts';
import type { Money } from '#server/fulfilment/slot-fees.ts';
import { planOf } from '#server/fulfilment/slot-plan.ts';
import { plannedFor } from '#server/fulfilment/slot-plans.ts';
import { slotHorizonDays } from '#services/fulfilment/fulfilment.words.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import { areaOf, deliveredTo, pickedUpAt, places, suburbCalled } from './slot-places.ts';

const today = '2026-11-20';
const nowMs = Date.UTC(2026, 10, 20, 1);
const world = { places, clock: { nowMs: () => nowMs } };
const money: Money = {
  subtotalCents: 5_000,
  fees: {
    tiers: [
      { method: 'Courier', name: 'Delivery', spendFromCents: 0, feeCents: 200 },
      { method: 'Courier', name: 'Delivery', spendFromCents: 5_000, feeCents: 100 },
      { method: 'Courier', name: 'Delivery', spendFromCents: 5_001, feeCents: 0 },
    ],
    express: {
      maxItemQuantityForExpressOrders: 25,
      expressPickUpFeeCents: 400,
      expressDeliveryFeeCents: 1_500,
      flexibleDeliveryFeeCents: 1_000,
    },
  },
};
const newtown = deliveredTo(suburbCalled('Newtown'));
const find = (id: string, terms = newtown) => slotFor(world, terms, id, money);
const idOn = (day: string, suburb = 'Newtown') =>
  planOf(areaOf(suburb), day).find(({ kind }) => kind === 'standard')?.id ?? '';

describe('the slot of a name', () => {
  test('is one of where the visitor shops, from today for forty days', () => {
    const last = addDays(today, slotHorizonDays - 1);
    const found = [-1, 0, 1, slotHorizonDays - 1, slotHorizonDays].map((days) => find(idOn(addDays(today, days)))?.day);
    expect(found).toEqual([undefined, today, addDays(today, 1), last, undefined]);
    const elsewhere = [
      deliveredTo(suburbCalled('Ponsonby')),
      deliveredTo(suburbCalled('Tryphena')),
      pickedUpAt(1, 'InStore'),
    ];
    for (const terms of elsewhere) expect(find(idOn(today), terms)).toBeNull();
    for (const id of ['', 'x', idOn(today).replace(/\d{4}-standard/, '0421-standard')]) expect(find(id)).toBeNull();
  });

  test('costs what the highest step reached says, less what is off, and never below nothing', () => {
    const slots = Array.from({ length: 7 }, (_, at) => planOf(areaOf('Newtown'), addDays(today, at))).flat();
    const off = slots.find(({ discountCents }) => discountCents > 0)?.id ?? '';
    const plain = slots.find(({ discountCents, kind }) => discountCents === 0 && kind === 'standard')?.id ?? '';
    expect([find(plain)?.feeCents, find(plain)?.discountCents]).toEqual([100, 0]);
    expect([find(off)?.feeCents, find(off)?.discountCents]).toEqual([0, 100]);
  });

  test('is an express one only when that comes within four hours', () => {
    const ponsonby = deliveredTo(suburbCalled('Ponsonby'));
    const kinds = planOf(areaOf('Ponsonby'), today).filter(({ kind }) => kind === 'express');
    const had = kinds.filter(({ id }) => find(id, ponsonby)).map(({ startMs }) => startMs - nowMs);
    expect(Math.max(...had)).toBe(4 * 3_600_000);
    expect(kinds.length).toBeGreaterThan(had.length);
  });
});

test('a plan is kept for whoever asks next, and so many others push it out', () => {
  const place = areaOf('Newtown');
  const first = plannedFor(places, place, today);
  expect(plannedFor(places, place, today)).toBe(first);
  for (let day = 1; day <= 2_001; day++) plannedFor(places, { ...place, key: `a${day}` }, today);
  expect(plannedFor(places, place, today)).not.toBe(first);
});
