import { describe, expect, it } from 'vitest';
import { bandOf, endOf, type HeldTime, minutesOf, periodsOf } from '#services/fulfilment/hold.rules.ts';
import { clockTime, heldName, heldShort } from '#services/fulfilment/hold-words.rules.ts';
import { civilDateOf } from '#services/fulfilment/slot-day.rules.ts';

const at = (iso: string) => Date.parse(iso);
const periods = periodsOf({ closingSoonMinutes: 15, closingNowMinutes: 5 });
const held = (cutOff: string, heldUntil: string): HeldTime => ({
  reservationId: 'a',
  cutOffMs: at(cutOff),
  heldUntilMs: at(heldUntil),
  isExpress: false,
});

describe('The clocks of a slot in the nights in which the clocks of the country change', () => {
  it('are counted in time that passes when 2 am becomes 3 am on 27 September 2026, and read as the clocks show', () => {
    const slot = held('2026-09-27T03:10:00+13:00', '2026-09-27T03:05:00+13:00');
    const before = at('2026-09-27T01:54:59.999+12:00');
    expect([bandOf(slot, before, periods), bandOf(slot, before + 1, periods)]).toEqual(['open', 'closingSoon']);
    expect(bandOf(slot, at('2026-09-27T03:05:00+13:00'), periods)).toBe('closingNow');
    expect(minutesOf(slot, at('2026-09-27T01:55:00+12:00'))).toBe(10);
    expect([endOf(slot, at('2026-09-27T03:04:59+13:00')), endOf(slot, at('2026-09-27T03:05:00+13:00'))]).toEqual([
      null,
      'expired',
    ]);
    expect([clockTime(before), clockTime(slot.heldUntilMs ?? 0)]).toEqual(['1:54 am', '3:05 am']);
  });

  it('are counted in time that passes when 3 am becomes 2 am on 4 April 2027: the hour comes twice, an alert once', () => {
    const slot = held('2027-04-04T02:10:00+12:00', '2027-04-04T02:05:00+12:00');
    expect(bandOf(slot, at('2027-04-04T02:10:00+13:00'), periods)).toBe('open');
    expect(endOf(slot, at('2027-04-04T02:10:00+13:00'))).toBe(null);
    expect(bandOf(slot, at('2027-04-04T02:55:00+13:00'), periods)).toBe('closingSoon');
    expect(bandOf(slot, at('2027-04-04T02:05:00+12:00'), periods)).toBe('closingNow');
    expect(endOf(slot, at('2027-04-04T02:10:00+12:00'))).toBe('expired');
    expect([clockTime(at('2027-04-04T02:30:00+13:00')), clockTime(at('2027-04-04T02:30:00+12:00'))]).toEqual([
      '2:30 am',
      '2:30 am',
    ]);
  });
});

describe('The words of a held slot', () => {
  const slot = { day: '2026-11-21', startMs: at('2026-11-21T16:00+13:00'), endMs: at('2026-11-21T17:00+13:00') };
  it('name its day and its hours, shorter where there is little room', () => {
    expect(heldName({ ...slot, isToday: true })).toBe('Today, 4 – 5 pm');
    expect(heldName({ ...slot, isToday: false })).toBe('Saturday 21 November, 4 – 5 pm');
    expect(heldShort({ ...slot, isToday: true })).toBe('Today 4–5 pm');
    expect(heldShort({ ...slot, isToday: false })).toBe('Sat 21 Nov 4–5 pm');
    expect([clockTime(slot.startMs), civilDateOf(slot.startMs)]).toEqual(['4:00 pm', '2026-11-21']);
  });
});
