import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { orderChangeMachine } from '#machines/order-change/index.ts';
import { arrowsOf, statesOf } from '../machines/kit/paths.ts';
import { orderChangeCovers } from './changing.covers.ts';
import { changingJourney } from './changing.journey.ts';
import { allArrows, playedTours, toursOf } from './play.ts';

const arrows = allArrows(changingJourney);

describe('The journey of changing an order', () => {
  it('has a sentence, a deed and a sight for everything that can happen', () => {
    const events = [...changingJourney.machine.events].sort();
    for (const part of [changingJourney.say, changingJourney.drive]) expect(Object.keys(part).sort()).toEqual(events);
    expect(Object.keys(changingJourney.see).sort()).toEqual(Object.keys(changingJourney.machine.states).sort());
  });

  it('takes every arrow in few tours, and comes to every place in those the gate plays', () => {
    const tours = toursOf(changingJourney);
    const taken = new Set(tours.flatMap((tour) => tour.arrows));
    expect([...arrows].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(tours.length).toBeLessThanOrEqual(8);
    const played = new Set(
      playedTours(changingJourney).flatMap((tour) => tour.arrows.map((arrow) => arrow.split('-> ')[1])),
    );
    const isUnseen = (place: string) => place !== changingJourney.machine.config.initial && !played.has(place);
    expect(Object.keys(changingJourney.machine.states).filter(isUnseen)).toEqual([]);
  });

  it('knows of each state and arrow of the chart of a change which of its arrows takes it, or why none does', () => {
    const chart = orderChangeMachine as unknown as AnyStateMachine;
    const states = statesOf(chart).filter((id, _, all) => !all.some((other) => other.startsWith(`${id}.`)));
    expect(Object.keys(orderChangeCovers).sort()).toEqual([...states, ...arrowsOf(chart)].sort());
    const ways = Object.values(orderChangeCovers).flatMap((cover) => ('by' in cover ? [cover.by] : []));
    expect(ways.filter((arrow) => !arrows.has(arrow))).toEqual([]);
  });
});
