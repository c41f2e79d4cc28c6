import { describe, expect, it } from 'vitest';
import type { AnswerWay } from '#machines/inspector/index.ts';
import type { ChartData } from '#inspector/data.types.ts';
import { playAnswer } from '#inspector/player/play-answer.ts';
import type { Library } from '#inspector/player/player.types.ts';
import { how, without } from '#inspector/questions/answers.ts';
import { chartSpace } from '#inspector/questions/chart-space.ts';
import { statesNamed } from '#inspector/questions/names.ts';
import type { Answer, Evidence, Space } from '#inspector/questions/questions.types.ts';
import { jointSpace } from '#inspector/questions/spaces.ts';
import { triedOf } from '#inspector/travel/rosters.ts';
import { outlineOf } from '../../../bin/inspector/outline.ts';
import type { Recording } from '../../../bin/journeys/journeys.types.ts';
import { door } from './records.sample.ts';

const machineOf = (id: string) => {
  const found = triedOf(id);
  if (!found) throw new Error(`Nothing is known of ${id}.`);
  return found.chart;
};
const dataOf = (id: string): ChartData => ({
  ...{ ...door, key: id, id, title: id },
  ...outlineOf(machineOf(id).machine, { key: id, say: {} }),
});
const libraryOf = (...charts: readonly ChartData[]): Library => ({ charts, recordings: [], pictureOf: (file) => file });
const evidenceOf = (...charts: readonly ChartData[]) => ({ data: { charts } }) as unknown as Evidence;
const wayOf = ({ way, says }: Answer): AnswerWay => {
  if (way === null) throw new Error(`There is nothing to play: ${says}`);
  return way;
};
const played = async (library: Library, way: AnswerWay) => {
  const found = await playAnswer(library, way);
  if ('why' in found) throw new Error(found.why);
  return found;
};
const litIn = async (library: Library, way: AnswerWay) => {
  const { count, momentAt } = await played(library, way);
  return Array.from({ length: count }, (_, at) => [...momentAt(at).lit.states].sort());
};
const told = ({ steps }: AnswerWay) => steps.map(({ states }) => [...states].sort());

describe('An answer about a chart of the shop', () => {
  it.each(['reservation', 'checkout', 'placing', 'cardFrame', 'zone', 'fulfilment'])(
    'is played on the real chart, which then stands where each step of the answer says: %s',
    async (id) => {
      const space = chartSpace(machineOf(id), { title: id });
      const data = dataOf(id);
      const states = new Set(space.situations.flatMap((situation) => situation.states));
      expect(states.size).toBeGreaterThan(3);
      for (const state of states) {
        const way = wayOf(how(evidenceOf(data), space, statesNamed(state, [state])));
        expect(await litIn(libraryOf(data), way), state).toEqual(told(way));
      }
    },
    60_000,
  );

  it('goes the way of the answer where the shortest way to its end is another', async () => {
    const space = chartSpace(machineOf('placing'), { title: 'Placing' });
    const data = dataOf('placing');
    const [declined, resolving] = ['placing.open.declined', 'placing.resolving'];
    const end = statesNamed('declined', [declined]);
    const shortest = wayOf(how(evidenceOf(data), space, end));
    const other = wayOf(without(evidenceOf(data), space, end, statesNamed('resolving', [resolving])));
    expect([shortest, other].map(({ steps }) => steps.length - 1)).toEqual([2, 5]);
    const lit = await litIn(libraryOf(data), other);
    expect(lit).toEqual(told(other));
    expect(lit.flat()).not.toContain(resolving);
    expect(lit.at(-1)).toContain(declined);
  });

  it('says from which step on the chart stands elsewhere than the answer', async () => {
    const space = chartSpace(machineOf('reservation'), { title: 'Reservation' });
    const data = dataOf('reservation');
    const end = 'reservation.clocks.expired';
    const way = wayOf(how(evidenceOf(data), space, statesNamed(end, [end])));
    const wrong = { ...way, steps: way.steps.map((step, at) => (at === 1 ? { ...step, states: [end] } : step)) };
    expect((await played(libraryOf(data), way)).about).not.toContain('elsewhere');
    expect((await played(libraryOf(data), wrong)).about).toContain('From step 2 on the chart stands elsewhere');
  });

  it('is not played where the page has no such chart', async () => {
    const way: AnswerWay = { title: 'Q', begins: { machine: 'nowhere', input: 0 }, steps: [] };
    expect(await playAnswer(libraryOf(), way)).toEqual({
      why: expect.stringContaining('“nowhere” is not in this page'),
    });
  });
});

/** Two areas: from the shelf one comes to the till by paying, or past it. */
const place = (area: string, name: string): ChartData['states'][number] => ({
  ...(door.states[2] as ChartData['states'][number]),
  ...{
    id: name === '' ? `journey-${area}` : `journey-${area}.${name}`,
    parent: name === '' ? null : `journey-${area}`,
  },
  description: `This is ${area} ${name}.`,
});
const shelf: ChartData = {
  ...{ ...door, key: 'journey-shelf', id: 'journey-shelf', kind: 'journey', title: 'Shelf', who: 'A guest' },
  states: [place('shelf', ''), place('shelf', 'full'), place('shelf', 'taken')],
  arrows: [
    {
      ...(door.arrows[0] as ChartData['arrows'][number]),
      ...{ name: 'journey-shelf.full take #0', from: 'journey-shelf.full', to: ['journey-shelf.taken'] },
      ...{ event: 'take', when: 'takes a loaf', guard: null },
    },
  ],
};
const till: ChartData = {
  ...shelf,
  key: 'journey-till',
  id: 'journey-till',
  arrows: [],
  states: [place('till', 'paid')],
};
const joint: Space = jointSpace({
  facts: [],
  worlds: [
    ['shelf', 'full'],
    ['shelf', 'taken'],
    ['till', 'paid'],
  ],
  words: ['A guest takes a loaf', 'A guest goes to the till'],
  steps: [
    [0, 1, 0],
    [1, 2, 1],
  ],
  starts: [0],
});
const recording: Recording = {
  build: 'b',
  journey: {
    ...{ id: 'j', title: 'J', who: 'A guest', settings: {}, goals: [] },
    steps: [{ area: 'shelf', event: 'take', says: 'takes a loaf', place: 'taken', sees: 'a loaf' }],
  },
  steps: [{ step: 0, pictures: { phone: 'loaf.jpg' }, states: [], arrows: [], texts: [], violations: [] }],
};

describe('An answer about the journeys', () => {
  const library: Library = { ...libraryOf(shelf, till), recordings: [recording] };
  const way = wayOf(how(evidenceOf(shelf, till), joint, statesNamed('paid', ['journey-till.paid'])));

  it('is played through the charts of the journeys, step by step, over from one to the next', async () => {
    const { count, momentAt } = await played(library, way);
    expect(Array.from({ length: count }, (_, at) => [momentAt(at).chart, momentAt(at).lit.caption])).toEqual([
      ['journey-shelf', 'It begins. This is shelf full.'],
      ['journey-shelf', 'A guest takes a loaf. This is shelf taken.'],
      ['journey-till', 'A guest goes to the till. This is till paid.'],
    ]);
    expect([...momentAt(1).lit.states]).toEqual(['journey-shelf', 'journey-shelf.taken']);
    expect([0, 1, 2].map((at) => [...momentAt(at).lit.arrows])).toEqual([[], ['journey-shelf.full take #0'], []]);
  });

  it('shows the pictures of a recording that does the same step, and of no other', async () => {
    const { momentAt } = await played(library, way);
    expect([0, 1, 2].map((at) => momentAt(at).pictures)).toEqual([{}, { phone: 'loaf.jpg' }, {}]);
  });
});
