import { describe, expect, it } from 'vitest';
import { changingJourney } from './changing.journey.ts';
import { allArrows, playedTours, toursOf } from './play.ts';

describe('The journey of changing an order', () => {
  it('has a sentence, a deed and a sight for everything that can happen', () => {
    const events = [...changingJourney.machine.events].sort();
    for (const part of [changingJourney.say, changingJourney.drive]) expect(Object.keys(part).sort()).toEqual(events);
    expect(Object.keys(changingJourney.see).sort()).toEqual(Object.keys(changingJourney.machine.states).sort());
  });

  it('takes every arrow in few tours, and comes to every place in those the gate plays', () => {
    const tours = toursOf(changingJourney);
    const taken = new Set(tours.flatMap((tour) => tour.arrows));
    expect([...allArrows(changingJourney)].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(tours.length).toBeLessThanOrEqual(8);
    const played = new Set(
      playedTours(changingJourney).flatMap((tour) => tour.arrows.map((arrow) => arrow.split('-> ')[1])),
    );
    const isUnseen = (place: string) => place !== changingJourney.machine.config.initial && !played.has(place);
    expect(Object.keys(changingJourney.machine.states).filter(isUnseen)).toEqual([]);
  });
});
