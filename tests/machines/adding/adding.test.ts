import { expect, it } from 'vitest';
import { type Adding, addingMachine, addingShown, begunAdding, noAdding } from '#machines/adding/index.ts';
import { createWorld } from '../kit/world.ts';
import { two } from './adding.roster.ts';

const open = (input: Adding = two) => {
  const world = createWorld(addingMachine, { input });
  const told = () => world.reports.map((report) => report['adding'] as Adding);
  return { ...world, told };
};

it('says of each product what became of it, and once that all are answered [B7.35]', () => {
  const { chart, told } = open();
  chart.send({ type: 'line.done', sku: '200001' });
  chart.send({ type: 'line.done', sku: '200001' });
  chart.send({ type: 'line.lost', sku: '200002' });
  expect(told().map(({ state, added, lost, pending }) => [state, added.length, lost.length, pending.length])).toEqual([
    ['adding', 1, 0, 1],
    ['adding', 1, 1, 0],
    ['added', 1, 1, 0],
  ]);
});

it('waits no longer than eight seconds, and says what has no answer', () => {
  const { chart, clock, told } = open();
  clock.increment(7_999);
  expect(told()).toEqual([]);
  clock.increment(1);
  expect(told()).toEqual([{ ...two, state: 'added' }]);
  chart.send({ type: 'line.done', sku: '200001' });
  expect(told()).toHaveLength(1);
});

it('is over at once where nothing is asked for, and is shown only where it was asked for', () => {
  expect(open(begunAdding(null, [])).told()).toEqual([{ ...noAdding, state: 'added' }]);
  expect(addingShown(two, 'an order')).toEqual({ state: 'adding', added: 0, lost: 0, waiting: 2 });
  expect(addingShown(two, 'another').state).toBe('resting');
  expect(addingShown(undefined, null).state).toBe('resting');
});
