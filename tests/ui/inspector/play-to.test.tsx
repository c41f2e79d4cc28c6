import { expect, it } from 'vitest';
import type { ChartData } from '#inspector/data.types.ts';
import { journeyWay } from '#inspector/player/play-journey.ts';
import { playTo } from '#inspector/player/play-to.ts';
import type { Library } from '#inspector/player/player.types.ts';
import type { Recording } from '../../../bin/journeys/journeys.types.ts';
import { door } from './records.sample.ts';

const place = (id: string, first: string | null = null) => ({
  ...(door.states[2] as ChartData['states'][number]),
  id: `journey-shopping${id}`,
  parent: id === '' ? null : 'journey-shopping',
  first,
  description: `There is ${id || 'all'}.`,
});
const way = (from: string, event: string, to: string, guard: string | null = null) => ({
  ...(door.arrows[0] as ChartData['arrows'][number]),
  name: `journey-shopping.${from} ${event} #0`,
  from: `journey-shopping.${from}`,
  to: [`journey-shopping.${to}`],
  event,
  when: `does ${event}`,
  guard,
});
const journey: ChartData = {
  ...door,
  key: 'journey-shopping',
  id: 'journey-shopping',
  kind: 'journey',
  title: 'Shopping',
  who: 'A shopper',
  states: [place('', 'journey-shopping.home'), place('.home'), place('.list'), place('.paid'), place('.island')],
  arrows: [
    way('home', 'list.open', 'list'),
    way('home', 'all.skip', 'paid', 'isMagic'),
    way('list', 'order.pay', 'paid'),
  ],
};
const recording: Recording = {
  build: 'b7',
  journey: {
    id: 'j1',
    title: 'Somebody pays',
    who: 'A shopper',
    settings: {},
    goals: [],
    steps: [
      { area: 'shopping', event: 'list.open', says: 'opens the list', place: 'list', sees: 'the list stands there.' },
      { area: 'shopping', event: 'order.pay', says: 'pays', place: 'paid', sees: 'it is paid.' },
    ],
  },
  steps: [
    { step: -1, pictures: { phone: 'a.jpg' }, states: ['door', 'door.shut'], arrows: [], texts: [], violations: [] },
    {
      step: 0,
      pictures: {},
      states: ['door', 'door.ajar'],
      arrows: ['door.shut door.push #1'],
      texts: [],
      violations: [],
    },
    {
      step: 1,
      pictures: { phone: 'c.jpg', desktop: 'lost.jpg' },
      states: ['door', 'door.open'],
      arrows: [],
      texts: [],
      violations: ['label'],
    },
  ],
};
const library: Library = {
  recordings: [recording],
  pictureOf: (file) => (file === 'lost.jpg' ? null : `data:${file}`),
  charts: [door, journey],
};
const played = async (state: string, over: Partial<Library> = {}) => {
  const found = await playTo({ ...library, ...over }, state);
  if ('why' in found) throw new Error(found.why);
  return found;
};

it('A recording that comes through a state is played up to there, with its pictures and words', async () => {
  const { title, count, momentAt } = await played('door.open');
  expect([title, count]).toEqual(['Somebody pays', 3]);
  expect(momentAt(0)).toMatchObject({ chart: 'door', pictures: { phone: 'data:a.jpg' } });
  expect(momentAt(1).lit.arrows).toEqual(new Set(['door.shut door.push #1', 'journey-shopping.home list.open #0']));
  expect(momentAt(2).lit.caption).toBe('A shopper pays. It is paid. Against the rules of access: label.');
  expect(momentAt(2).pictures).toEqual({ phone: 'data:c.jpg' });
});

it('A recording ends where the state is reached, also when only an arrow leaves it', async () => {
  expect((await played('door.ajar')).count).toBe(2);
  expect((await played('journey-shopping.list')).count).toBe(2);
});

it('A journey that nobody recorded goes the way that its chart draws, round a guard where it can', async () => {
  const { count, momentAt, about } = await played('journey-shopping.paid', { recordings: [] });
  expect(count).toBe(3);
  expect(momentAt(2).lit.caption).toBe('A shopper does order.pay. There is .paid.');
  expect(about).toContain('not recorded');
  expect(journeyWay(journey, 'journey-shopping.paid')?.map(({ event }) => event)).toEqual(['list.open', 'order.pay']);
});

it('A chart of the shop that no recording comes through is played itself', async () => {
  const chart = {
    ...door,
    key: 'playback',
    id: 'playback',
    title: 'Playback',
    states: [{ ...place(''), id: 'playback.ended' }],
  };
  const { count, momentAt } = await played('playback.ended', { charts: [chart] });
  expect(momentAt(count - 1).lit.states.has('playback.ended')).toBe(true);
  expect(momentAt(0).chart).toBe('playback');
});

it.each([
  ['journey-shopping.island', 'no journey comes there'],
  ['door.wall', 'No chart has a state'],
  ['door.shut.locked', 'Nothing is known of what can happen'],
])('Where nothing can be played it is said why: %s', async (state, why) => {
  const found = await playTo({ ...library, recordings: [] }, state);
  expect('why' in found ? found.why : '').toContain(why);
});
