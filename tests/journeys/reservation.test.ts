import { describe, expect, it } from 'vitest';
import { allArrows, toursOf } from './play.ts';
import { reservationJourney as journey, rowsOf } from './reservation.journey.ts';

const tours = toursOf(journey);

describe('The journey of a held time', () => {
  it('has a sentence, a deed and a sight for everything that can happen', () => {
    const events = [...journey.machine.events].sort();
    for (const part of [journey.say, journey.drive]) expect(Object.keys(part).sort()).toEqual(events);
    expect(Object.keys(journey.see).sort()).toEqual(Object.keys(journey.machine.states).sort());
  });

  it('takes every arrow in few tours, and reads each of the thirteen texts in one of them', () => {
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(journey)].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(tours.length).toBeLessThanOrEqual(16);
    const texts = Array.from({ length: 13 }, (_, at) => `[A8.${String(at + 1).padStart(2, '0')}]`);
    expect(rowsOf([...taken]).split(' ')).toEqual(texts);
  });
});
