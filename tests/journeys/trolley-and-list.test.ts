import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { trolleyMachine } from '#machines/trolley/index.ts';
import { arrowsOf, statesOf } from '../machines/kit/paths.ts';
import { allArrows, playedTours, toursOf } from './play.ts';
import { shoppingListCovers } from './shopping-list.covers.ts';
import { shoppingListJourney } from './shopping-list.journey.ts';
import { trolleyCovers } from './trolley.covers.ts';
import { trolleyJourney } from './trolley.journey.ts';

/** The states that are one at a time; the chart itself and its parts that are side by side are always there. */
const places = (machine: AnyStateMachine) => statesOf(machine).filter((id) => id.split('.').length === 3);

describe.each([
  { name: 'a trolley', journey: trolleyJourney, covers: trolleyCovers, chart: trolleyMachine, most: 26 },
  {
    name: 'a shopping list',
    journey: shoppingListJourney,
    covers: shoppingListCovers,
    chart: shoppingListMachine,
    most: 26,
  },
])('The journey of $name', ({ journey, covers, chart, most }) => {
  const arrows = allArrows(journey);
  const chartArrows = arrowsOf(chart as AnyStateMachine);
  const chartPlaces = places(chart as AnyStateMachine);

  it('has a sentence, a deed and a sight for everything that can happen', () => {
    const events = [...journey.machine.events].sort();
    for (const part of [journey.say, journey.drive]) expect(Object.keys(part).sort()).toEqual(events);
    expect(Object.keys(journey.see).sort()).toEqual(Object.keys(journey.machine.states).sort());
  });

  it('takes every arrow in few tours, and comes to every place and does everything in those the gate plays', () => {
    const tours = toursOf(journey);
    const taken = new Set(tours.flatMap((tour) => tour.arrows));
    expect([...arrows].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(tours.length).toBeLessThanOrEqual(most);
    const played = new Set(playedTours(journey).flatMap((tour) => tour.arrows.map((arrow) => arrow.split('-> ')[1])));
    expect(
      Object.keys(journey.machine.states).filter(
        (place) => place !== journey.machine.config.initial && !played.has(place),
      ),
    ).toEqual([]);
  });

  it('comes to every state of the chart of the shop, and takes each of its arrows that a page can reach', () => {
    expect(Object.keys(covers).sort()).toEqual([...chartPlaces, ...chartArrows].sort());
    const ways = Object.entries(covers).flatMap(([part, cover]) => ('by' in cover ? [[part, cover.by] as const] : []));
    expect(ways.filter(([, arrow]) => !arrows.has(arrow))).toEqual([]);
    const reached = new Set(ways.map(([part]) => part));
    expect(chartPlaces.filter((place) => !reached.has(place))).toEqual([]);
  });
});
