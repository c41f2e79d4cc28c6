import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { payWaysMachine } from '#machines/pay-ways/index.ts';
import { placingMachine } from '#machines/placing/index.ts';
import { arrowsOf, statesOf } from '../machines/kit/paths.ts';
import { payWaysCovers, placingCovers } from './paying.covers.ts';
import { payingJourney } from './paying.journey.ts';
import { allArrows, playedTours, toursOf } from './play.ts';

/** The innermost states: what holds others is there whenever one of them is. */
const places = (machine: AnyStateMachine) => {
  const all = statesOf(machine);
  return all.filter((id) => !all.some((other) => other.startsWith(`${id}.`)));
};
const arrows = allArrows(payingJourney);

describe('The journey of paying', () => {
  it('has a sentence, a deed and a sight for everything that can happen', () => {
    const events = [...payingJourney.machine.events].sort();
    for (const part of [payingJourney.say, payingJourney.drive]) expect(Object.keys(part).sort()).toEqual(events);
    expect(Object.keys(payingJourney.see).sort()).toEqual(Object.keys(payingJourney.machine.states).sort());
  });

  it('takes every arrow in few tours, and comes to every place in those the gate plays', () => {
    const tours = toursOf(payingJourney);
    const taken = new Set(tours.flatMap((tour) => tour.arrows));
    expect([...arrows].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(tours.length).toBeLessThanOrEqual(8);
    const played = new Set(
      playedTours(payingJourney).flatMap((tour) => tour.arrows.map((arrow) => arrow.split('-> ')[1])),
    );
    const isUnseen = (place: string) => place !== payingJourney.machine.config.initial && !played.has(place);
    expect(Object.keys(payingJourney.machine.states).filter(isUnseen)).toEqual([]);
  });

  it.each([
    { name: 'an order on its way', covers: placingCovers, chart: placingMachine },
    { name: 'the ways to pay', covers: payWaysCovers, chart: payWaysMachine },
  ])('knows of each state and arrow of the chart of $name which of its arrows takes it, or why none does', (one) => {
    const chart = one.chart as AnyStateMachine;
    expect(Object.keys(one.covers).sort()).toEqual([...places(chart), ...arrowsOf(chart)].sort());
    const ways = Object.values(one.covers).flatMap((cover) => ('by' in cover ? [cover.by] : []));
    expect(ways.filter((arrow) => !arrows.has(arrow))).toEqual([]);
  });
});
