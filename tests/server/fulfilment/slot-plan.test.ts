import { describe, expect, test } from 'vitest';
import { type PlannedSlot, planOf, slotIdOf, slotNameIn } from '#server/fulfilment/slot-plan.ts';
import { placeOf } from '#server/fulfilment/slot-place.ts';
import { slotHorizonDays } from '#services/fulfilment/fulfilment.words.ts';
import { addDays, civilDateOf, instantOf, slotDayOf, weekdayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotId } from '#services/fulfilment/time-slots.contract.ts';
import * as v from 'valibot';
import { allPlaces, areaOf, deliveredTo, pickupOf, places, suburbCalled } from './slot-places.ts';

const hourMs = 3_600_000;
const monday = '2026-11-23';
const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, at) => addDays(day, at));
/** Of each sort some. */
const somePlaces = allPlaces.filter((_, at) => at % 11 === 0);
const standard = (slots: readonly PlannedSlot[]) => slots.filter(({ kind }) => kind === 'standard');
const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const hoursOf = (slots: readonly PlannedSlot[]) =>
  slots.map(({ startMs, endMs }) => `${clock.format(startMs)}–${clock.format(endMs)}`);

describe('the plan of an area in a city', () => {
  const ponsonby = areaOf('Ponsonby');

  test('has windows of one and two hours from 7 to 22 on a Monday, fewer on a Sunday', () => {
    expect(hoursOf(standard(planOf(ponsonby, monday)))).toEqual([
      '07:00–08:00',
      '08:00–10:00',
      '10:00–12:00',
      '12:00–14:00',
      '14:00–16:00',
      '16:00–18:00',
      '18:00–19:00',
      '19:00–21:00',
      '21:00–22:00',
    ]);
    expect(hoursOf(standard(planOf(ponsonby, addDays(monday, 6))))).toHaveLength(7);
  });

  test('has flexible hours, closed two hours before', () => {
    const flexible = planOf(ponsonby, monday).filter(({ kind }) => kind === 'flexible');
    expect(flexible.length).toBeGreaterThan(3);
    for (const { startMs, endMs, cutOffMs, allowsAlcohol } of flexible)
      expect([endMs - startMs, startMs - cutOffMs, allowsAlcohol]).toEqual([hourMs, 2 * hourMs, false]);
  });

  test('closes its mornings the evening before and the others four hours before', () => {
    for (const { startMs, cutOffMs } of standard(planOf(ponsonby, monday)))
      expect(cutOffMs).toBe(
        startMs < instantOf(monday, 720) ? instantOf(addDays(monday, -1), 22 * 60) : startMs - 4 * hourMs,
      );
  });

  test('keeps nothing for orders from here in about one slot of ten, and each the same whenever it is asked', () => {
    const all = daysFrom(monday, slotHorizonDays).flatMap((day) =>
      allPlaces.slice(0, 60).map((place) => [place, day] as const),
    );
    const slots = all.flatMap(([place, day]) => [...planOf(place, day)]);
    const none = slots.filter(({ capacity }) => capacity === 0).length / slots.length;
    expect(none).toBeGreaterThan(0.08);
    expect(none).toBeLessThan(0.12);
    expect(all.flatMap(([place, day]) => [...planOf(place, day)])).toEqual(slots);
  });

  test('takes something off quiet early afternoons in the week alone [A3.33]', () => {
    const slots = daysFrom(monday, 7).flatMap((day) => [...planOf(areaOf('Newtown'), day)]);
    const off = slots.filter(({ discountCents }) => discountCents > 0);
    expect(off.length).toBeGreaterThan(0);
    for (const { day, startMs, kind } of off) {
      expect([1, 2, 3, 4]).toContain(weekdayOf(day));
      expect([kind, ['12', '14'].includes(clock.format(startMs).slice(0, 2))]).toEqual(['standard', true]);
    }
  });
});

describe('the plan of other areas', () => {
  test('has windows on two days of a week where only dry goods go, and none where nothing goes', () => {
    const rawene = areaOf('Rāwene');
    expect(daysFrom(monday, 7).filter((day) => planOf(rawene, day).length > 0)).toHaveLength(2);
    expect(placeOf(places, deliveredTo(suburbCalled('Tryphena')))).toBeNull();
    expect(placeOf(places, deliveredTo(suburbCalled('Oban')))).toBeNull();
  });

  test('has no evenings, no flexible and no express where vans come by less often', () => {
    const slots = planOf(areaOf('Oneroa'), monday);
    expect(new Set(slots.map(({ kind }) => kind))).toEqual(new Set(['standard']));
    expect(Math.max(...slots.map(({ endMs }) => endMs))).toBeLessThanOrEqual(instantOf(monday, 18 * 60));
  });

  test('is another one for suburbs of one area that get other goods', () => {
    const keys = new Map<string, string>();
    for (const place of allPlaces) {
      const facts = JSON.stringify({ ...place, storeId: 0, hours: null, isExpress: place.isExpress });
      expect(keys.get(place.key) ?? facts).toBe(facts);
      keys.set(place.key, facts);
    }
  });
});

describe('a window after midnight', () => {
  const late = allPlaces
    .filter(({ pickupType }) => pickupType === null)
    .find((place) => planOf(place, '2026-11-27').some(({ startMs }) => civilDateOf(startMs) === '2026-11-28'));

  test('belongs to the Friday or the Saturday before it, and takes no alcohol [A9.19] [A9.O4]', () => {
    const found = daysFrom(monday, 7).flatMap((day) =>
      late ? planOf(late, day).filter(({ startMs }) => civilDateOf(startMs) !== day) : [],
    );
    expect(found.map(({ day, startMs, allowsAlcohol }) => [day, civilDateOf(startMs), allowsAlcohol])).toEqual([
      ['2026-11-27', '2026-11-28', false],
      ['2026-11-28', '2026-11-29', false],
    ]);
    expect(hoursOf(found)).toEqual(['00:00–01:00', '00:00–01:00']);
  });
});

describe('the plan of a pick up place', () => {
  const store = places.pickupAddress(1);

  test('has an hour each while the store is open, and closes them three hours before or the evening before', () => {
    const slots = standard(planOf(pickupOf(1, 'InStore'), monday));
    expect([hoursOf(slots)[0], hoursOf(slots).at(-1), slots.length]).toEqual(['06:00–07:00', '22:00–23:00', 17]);
    expect(hoursOf(planOf(pickupOf(1, 'InStore'), addDays(monday, 6)))[0]).toBe('08:00–09:00');
    expect(slots.every(({ allowsAlcohol }) => allowsAlcohol)).toBe(true);
  });

  test('is open day and night at an electronic locker, without alcohol', () => {
    const slots = planOf(pickupOf(store?.id ?? 0, 'ELocker'), monday);
    expect(slots[0]?.startMs).toBe(instantOf(monday, 120));
    expect(slots.at(-1)?.endMs).toBe(instantOf(monday, 26 * 60));
    expect(slots.some(({ allowsAlcohol }) => allowsAlcohol)).toBe(false);
  });

  test('has express hours in some stores alone, closed half an hour before', () => {
    const express = planOf(pickupOf(1, 'InStore'), monday).filter(({ kind }) => kind === 'express');
    expect(express.length).toBeGreaterThan(10);
    for (const { startMs, cutOffMs, allowsAlcohol } of express)
      expect([startMs - cutOffMs, allowsAlcohol]).toEqual([30 * 60_000, false]);
    const kinds = (key: number) => planOf(pickupOf(key, 'InStore'), monday).map(({ kind }) => kind);
    expect(kinds(2)).not.toContain('express');
    expect(planOf(pickupOf(1, 'ELocker'), monday).map(({ kind }) => kind)).not.toContain('express');
  });
});

describe.each([
  ['the night in which the clocks go forward', '2026-09-24', '2026-09-27', 23],
  ['the night in which the clocks go back', '2027-04-01', '2027-04-04', 25],
])('around %s', (_, first, changed, hours) => {
  test('every slot lasts, is one slot only, and is of one slot day from 2 am to 2 am [A9.19] [A9.O4]', () => {
    const days = daysFrom(first, 7).map((day) => ({ day, from: instantOf(day, 120), to: instantOf(day, 26 * 60) }));
    for (const place of somePlaces) {
      const ids = new Set<string>();
      for (const { day, from, to } of days)
        for (const { id, startMs, endMs, cutOffMs } of planOf(place, day)) {
          expect([id, ids.has(id), endMs > startMs, cutOffMs < startMs]).toEqual([id, false, true, true]);
          expect([id, startMs >= from, endMs <= to]).toEqual([id, true, true]);
          ids.add(id);
        }
      const [slot] = planOf(place, changed);
      if (slot) expect(slotDayOf(slot.startMs)).toBe(changed);
    }
  });

  test(`a locker is open for all ${hours} hours of the day that has so many, each once [A9.O4]`, () => {
    const britomart = pickupOf(1_001, 'ELocker');
    const slots = daysFrom(first, 7).flatMap((day) => [...planOf(britomart, day)]);
    for (const [at, { startMs }] of slots.entries()) if (at > 0) expect(slots[at - 1]?.endMs).toBe(startMs);
    const its = slots.filter(({ day }) => day === changed);
    const [begins, ends] = [its[0]?.startMs ?? 0, its.at(-1)?.endMs ?? 0];
    expect([begins, ends]).toEqual([instantOf(changed, 120), instantOf(addDays(changed, 1), 120)]);
    expect((ends - begins) / hourMs).toBe(hours);
  });

  test('no window of the day is lost', () => {
    const plain = planOf(areaOf('Ponsonby'), addDays(changed, 7)).length;
    expect(planOf(areaOf('Ponsonby'), changed)).toHaveLength(plain);
  });
});

describe('the name of a slot', () => {
  test('says its place, day, minute and kind, and keeps to its contract', () => {
    for (const place of somePlaces)
      for (const slot of planOf(place, monday)) {
        expect(v.is(slotId, slot.id)).toBe(true);
        const name = slotNameIn(slot.id);
        expect(name).toMatchObject({ place: place.key, day: monday, kind: slot.kind });
        expect(name && slotIdOf(name)).toBe(slot.id);
      }
  });

  test.each([
    ['nothing', ''],
    ['a10c', 'a10c'],
    ['a10c-2026-11-23-0420', 'a10c-2026-11-23-0420'],
    ['a10c-2026-11-23-0420-slow', 'a10c-2026-11-23-0420-slow'],
    ['a10c-2026-02-30-0420-standard', 'a10c-2026-02-30-0420-standard'],
    ['a10c-2026-13-01-0420-standard', 'a10c-2026-13-01-0420-standard'],
    ['a10c-2026-11-23-420-standard', 'a10c-2026-11-23-420-standard'],
    ['a10c-2026-11-23-0420-standard-', 'a10c-2026-11-23-0420-standard-'],
    ['A10C-2026-11-23-0420-STANDARD', 'A10C-2026-11-23-0420-STANDARD'],
    ['a0-2026-11-23-0420-standard', 'a0-2026-11-23-0420-standard'],
    ['../2026-11-23-0420-standard', '../2026-11-23-0420-standard'],
    ['a very long text', `a${'1'.repeat(5_000)}-2026-11-23-0420`],
  ])('%s is no name of a slot', (_, id) => {
    expect(slotNameIn(id)).toBeNull();
  });
});
