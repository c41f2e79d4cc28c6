import { describe, expect, it } from 'vitest';
import { addDays, instantOf } from '#services/fulfilment/slot-day.rules.ts';
import { effectsOf, nearestOpen, slotDaysOf, weekFrom } from '#services/fulfilment/slots.rules.ts';
import { slotDayWords, slotHours, slotName } from '#services/fulfilment/slot-words.rules.ts';
import { sampleDate, sampleSummary } from '#ui/slot-picker/sample-slots.ts';

const summary = sampleSummary();
const [slot] = summary.slots;
if (!slot) throw new Error('The sample has no slots.');

describe('The days of times', () => {
  it('have a slot after midnight under the evening before, in the parts of that day [A9.19]', () => {
    const late = { ...slot, day: sampleDate, startMs: instantOf(addDays(sampleDate, 1), 60) };
    const [day] = slotDaysOf({ from: sampleDate, days: 1, slots: [late] });
    expect(day?.parts.map(({ part }) => part)).toEqual(['evening']);
  });
  it('say which of them are full and which have space', () => {
    expect(slotDaysOf(summary).map(({ state }) => state)).toEqual([
      'open',
      'open',
      'open',
      'full',
      'open',
      'open',
      'open',
    ]);
  });
  it('end where times can be chosen', () => {
    expect(weekFrom(summary, 'earlier')).toBeNull();
    expect(weekFrom({ ...summary, from: addDays(sampleDate, 35) }, 'later')).toBeNull();
    expect(weekFrom({ ...summary, from: addDays(sampleDate, 3) }, 'earlier')).toBe(sampleDate);
  });
});

it('A time has its beginning and its end in words, am and pm said once where they are the same [A3.33]', () => {
  const at = (from: number, to: number) => ({ startMs: instantOf(sampleDate, from), endMs: instantOf(sampleDate, to) });
  expect([slotHours(at(960, 1020)), slotHours(at(660, 780)), slotHours(at(510, 570))]).toEqual([
    '4 – 5 pm',
    '11 am – 1 pm',
    '8:30 – 9:30 am',
  ]);
  expect([
    slotHours(at(600, 720)),
    slotHours(at(720, 840)),
    slotHours(at(1380, 1440)),
    slotHours(at(1440, 1500)),
  ]).toEqual(['10 am – midday', 'midday – 2 pm', '11 pm – midnight', 'midnight – 1 am']);
  expect(slotName({ day: addDays(sampleDate, 4), ...at(840, 960) }, sampleDate)).toBe('Tuesday 24 November, 2 – 4 pm');
  expect(slotDayWords(sampleDate, sampleDate).name).toBe('Today');
});

it('A time says what it does to the trolley: alcohol only where it is allowed, an express limit by its count', () => {
  const { trolley } = summary;
  expect(effectsOf({ ...slot, allowsAlcohol: true }, trolley)).toEqual([]);
  expect(effectsOf({ ...slot, allowsAlcohol: false }, trolley)).toMatchObject([{ kind: 'alcohol', count: 1 }]);
  expect(effectsOf({ ...slot, kind: 'express', itemsLimit: 20 }, trolley)).toMatchObject([
    { kind: 'restricted', count: 1 },
    { kind: 'overLimit', count: 3 },
  ]);
});

it('The nearest open time is the nearest by its beginning, and never the one that was refused', () => {
  const two = summary.slots.find(({ id }) => id.endsWith(`${sampleDate}-14`));
  expect(nearestOpen(summary.slots, two?.id ?? null)?.id).toBe(`d-7-${sampleDate}-16`);
});
