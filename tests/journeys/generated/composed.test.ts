import { describe, expect, it } from 'vitest';
import { compose, generate } from '../../../bin/journeys/generate.ts';
import { beginnings, devicesOf, targetOf } from '../../../bin/journeys/graph.ts';
import { shoppingModel } from '../../../bin/journeys/areas.ts';
import { lasts } from '../../../bin/journeys/cover.ts';
import { walkOf } from '../../../bin/journeys/tell.ts';
import { areaFacts } from '../facts.ts';
import { joints, jointOf } from '../joints.ts';
import { allArrows } from '../play.ts';
import { stages } from '../stages.ts';

const model = shoppingModel();
const composed = compose(model);
const { graph } = composed;
const whole = generate(composed, { goals: ['whole'], seed: 1 });
const arrowsTaken = new Set(graph.edges.map(({ arrow }) => arrow));

describe('The whole shopping journey, composed of its areas', () => {
  it.each([...model.charts.keys()])('takes every arrow that the journey of %s allows', (area) => {
    const journey = stages[area as keyof typeof stages].journey;
    const missing = [...allArrows(journey)]
      .map((arrow) => `${area}: ${arrow}`)
      .filter((arrow) => !arrowsTaken.has(arrow));
    expect(missing).toEqual([]);
  });

  it('goes over every joint, each of which begins and ends at places that there are', () => {
    const places = (name: string) => {
      const { area, place } = targetOf({ to: name });
      return place === '*' ? model.charts.has(area) : model.charts.get(area)?.places.has(place);
    };
    expect(joints.flatMap(({ from, to }) => [...from, to]).filter((name) => !places(name))).toEqual([]);
    const over = whole.journeys.flatMap(({ steps }) => steps.flatMap(({ event }) => jointOf(event)?.id ?? []));
    expect(joints.map(({ id }) => id).filter((id) => !over.includes(id))).toEqual([]);
  });

  it('leads nobody to an area on a device that it is not played on', () => {
    const astray = graph.worlds.filter(({ area, facts }) => !devicesOf(model, area).includes(facts.device));
    expect(astray.map(({ area, place, facts }) => `${area}.${place} on a ${facts.device}`)).toEqual([]);
    expect(graph.edges.some(({ joint, to }) => joint && graph.worlds[to]?.facts.device === 'phone')).toBe(true);
  });

  it('orders inside the app, and after a time was held against the clock', () => {
    const shown = new Set(whole.journeys.flatMap(({ goals }) => goals));
    expect(['ordered inside the app', 'ordered against the clock'].filter((goal) => !shown.has(goal))).toEqual([]);
  });

  it('speaks in its rules only of events and places that there are', () => {
    const unknown = Object.entries(areaFacts).flatMap(([area, { rules }]) => {
      const drawn = model.charts.get(area)?.drawn ?? [];
      const names = drawn.flatMap(({ from, event, to }) => [event, `-> ${to}`, `${from} -${event}-> ${to}`]);
      return Object.keys(rules)
        .filter((rule) => !names.includes(rule))
        .map((rule) => `${area}: ${rule}`);
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    [
      'a guest who signs in with something in the trolley finds it there, not an empty one',
      'sign-in.inside',
      'trolley',
      'empty',
    ],
    ['a shelf is begun at with nothing in the trolley', 'trolley.shelf', 'trolley', 'empty'],
    ['nobody pays who holds no time', 'paying.reviewing', 'time', 'held'],
    ['nobody changes an order who has none', 'changing.standing', 'who', 'shopper'],
    ['inside the app nobody is at a desktop', 'embedded.home', 'device', 'phone'],
    ['no order of one line is emptied by taking a line out', 'changing.cheaper', 'order', 'two lines'],
  ])('joins no wrong worlds: %s', (_, state, fact, value) => {
    const found = graph.worlds.filter(({ area, place }) => `${area}.${place}` === state);
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found.map(({ facts }) => facts[fact as 'who']))]).toEqual([value]);
  });

  it('visits areas that do not touch each other in one order only', () => {
    const order = [...model.charts.keys()];
    const looking = new Set(['browse', 'listing', 'product', 'stores']);
    const back = graph.edges.filter(({ joint, area, from }) => {
      const before = graph.worlds[from]?.area ?? '';
      return joint && looking.has(before) && looking.has(area) && order.indexOf(before) >= order.indexOf(area);
    });
    expect(back).toEqual([]);
    expect(graph.worlds.length).toBeLessThan(2_000);
  });

  it('begins only where an area begins by itself', () => {
    expect(beginnings(model).length).toBe(graph.starts.length);
    for (const journey of whole.journeys) expect(walkOf(graph, journey)).not.toBeNull();
  });
});

describe('What is wanted of the journeys', () => {
  it('is the same for the same seed, and for another seed another way to the same', () => {
    expect(generate(composed, { goals: ['whole'], seed: 1 })).toEqual(whole);
    const other = generate(composed, { goals: ['whole'], seed: 7 });
    const goalsOf = (set: typeof whole) => new Set(set.journeys.flatMap(({ goals }) => goals));
    expect(other.journeys).not.toEqual(whole.journeys);
    expect(goalsOf(other)).toEqual(goalsOf(whole));
  });

  it.each(['every state', 'every transition', 'every row', 'every text', 'every joint', 'area paying'])(
    'is come to wholly: %s',
    (goal) => {
      const { journeys, unreachable } = generate(composed, { goals: [goal], seed: 1 });
      expect(journeys.length).toBeGreaterThan(0);
      expect(unreachable.filter(({ why }) => why.includes('further'))).toEqual([]);
    },
  );

  it('says of the sides of guards which no journey shows, and why', () => {
    const { journeys, unreachable } = generate(composed, { goals: ['every guard'], seed: 1 });
    expect(journeys.length).toBeGreaterThan(0);
    expect(unreachable.length).toBeGreaterThan(0);
    expect(unreachable.filter(({ goal, why }) => !goal.startsWith('guard ') || why === '')).toEqual([]);
  });

  it('fits five minutes when it is to', () => {
    const { journeys } = generate(composed, { goals: ['smoke in five minutes'], seed: 1 });
    const walks = journeys.flatMap((journey) => walkOf(graph, journey) ?? []);
    const seconds = walks.reduce((sum, walk) => sum + lasts(walk), 0);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(seconds).toBeGreaterThan(240);
    expect(new Set(journeys.flatMap(({ steps }) => steps.map(({ area }) => area))).size).toBeGreaterThan(5);
  });

  it('brings every two settings together that can be, in few journeys', () => {
    const { journeys, unreachable } = generate(composed, { goals: ['pairwise'], seed: 1 });
    const shown = new Set(journeys.flatMap(({ goals }) => goals));
    expect(shown).toContain('settings role=shopper, device=phone');
    expect(shown).toContain('settings method=pick up, slot kind=standard');
    expect(journeys.length).toBeLessThanOrEqual(8);
    expect(unreachable.map(({ goal }) => goal)).toContain('settings method=pick up, slot kind=express');
  });

  it('takes each two transitions that can follow each other', () => {
    const { journeys, unreachable } = generate(composed, { goals: ['every pair'], seed: 1 });
    expect(unreachable).toEqual([]);
    expect(journeys.some(({ goals }) => goals.some((goal) => goal.startsWith('pair trolley: ')))).toBe(true);
  });
});
