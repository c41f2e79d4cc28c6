import { describe, expect, test } from 'vitest';
import { stores } from '#fixtures/stores.ts';
import { clockText, isOnDay, opennessAt } from '#services/fulfilment/hours.rules.ts';

const hours = [
  { days: 'Monday to Saturday', opens: '07:00', closes: '21:00' },
  { days: 'Sunday', opens: '08:00', closes: '20:00' },
];
/** An instant in New Zealand, as its wall clocks have it. */
const nz = (text: string) => Date.parse(`${text}+13:00`);

describe('A store', () => {
  test.each([
    ['2026-11-21T06:59:59', { state: 'opens', day: 'today', from: '07:00' }],
    ['2026-11-21T07:00:00', { state: 'open', until: '21:00' }],
    ['2026-11-21T20:29:59', { state: 'open', until: '21:00' }],
    ['2026-11-21T20:30:00', { state: 'closing', until: '21:00' }],
    ['2026-11-21T20:59:59', { state: 'closing', until: '21:00' }],
    ['2026-11-21T21:00:00', { state: 'opens', day: 'tomorrow', from: '08:00' }],
    ['2026-11-22T07:30:00', { state: 'opens', day: 'today', from: '08:00' }],
    ['2026-11-22T20:00:00', { state: 'opens', day: 'tomorrow', from: '07:00' }],
    ['2026-11-23T00:00:00', { state: 'opens', day: 'today', from: '07:00' }],
  ])('at %s in New Zealand stands so', (at, openness) => {
    expect(opennessAt(hours, nz(at))).toEqual(openness);
  });

  test('keeps New Zealand’s time in winter and across the night the clocks change', () => {
    expect(opennessAt(hours, Date.parse('2026-07-01T07:00:00+12:00'))).toEqual({ state: 'open', until: '21:00' });
    expect(opennessAt(hours, Date.parse('2026-07-01T06:59:00+12:00'))).toMatchObject({ state: 'opens' });
    expect(opennessAt(hours, Date.parse('2026-09-27T08:00:00+13:00'))).toEqual({ state: 'open', until: '20:00' });
    expect(opennessAt(hours, Date.parse('2026-09-27T07:59:00+13:00'))).toMatchObject({ state: 'opens', day: 'today' });
  });

  test('that rests for days says on which it opens, and one without hours is closed', () => {
    const weekend = [{ days: 'Saturday to Sunday', opens: '09:00', closes: '17:00' }];
    expect(opennessAt(weekend, nz('2026-11-23T12:00:00'))).toEqual({ state: 'opens', day: 'Saturday', from: '09:00' });
    expect(opennessAt([], nz('2026-11-23T12:00:00'))).toEqual({ state: 'closed' });
    expect(opennessAt([{ days: 'now and then', opens: '09:00', closes: '17:00' }], 0)).toEqual({ state: 'closed' });
  });

  test('of the shop has hours for each day of the week', () => {
    for (const store of stores)
      for (let weekday = 0; weekday < 7; weekday++)
        expect(
          store.openingHours.filter(({ days }) => isOnDay(days, weekday)),
          store.name,
        ).toHaveLength(1);
  });
});

test('days may go round the end of the week', () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter((day) => isOnDay('Friday to Monday', day))).toEqual([0, 1, 5, 6]);
});

test.each([
  ['07:00', '7am'],
  ['07:30', '7:30am'],
  ['12:00', 'midday'],
  ['12:05', '12:05pm'],
  ['00:00', 'midnight'],
  ['00:15', '12:15am'],
  ['23:00', '11pm'],
])('%s is said as %s', (time, said) => {
  expect(clockText(time)).toBe(said);
});
