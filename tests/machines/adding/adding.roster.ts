import assert from 'node:assert/strict';
import { type Adding, addingMachine, begunAdding } from '#machines/adding/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const wish = { amount: 1, unit: 'Each', source: 'past-orders-all-items' } as const;
export const two = begunAdding('an order', [
  { sku: '200001', ...wish },
  { sku: '200002', ...wish },
]);

export const chart: Rostered = {
  name: 'adding',
  machine: addingMachine,
  inputs: [two, begunAdding(null, [])],
  events: () => [
    { type: 'line.done', sku: '200001' },
    { type: 'line.lost', sku: '200002' },
    { type: 'line.done', sku: '900001' },
    { type: 'line.lost', sku: '900001' },
  ],
  answers: {},
  shape: ({ pending, lost }: Adding) => [pending, lost],
  spans: [7_999, 8_000],
  oracle: (world) => {
    let told = world.reports.length;
    return (_happened, said) => {
      const before = said.context as Adding;
      const now = world.snapshot().context as Adding;
      const all = ({ pending, added, lost }: Adding) => [...pending, ...added, ...lost].sort();
      assert.deepEqual(all(now), all(before), 'A product was forgotten, or counted twice.');
      if (now.state === 'added' && before.state === 'added')
        assert.equal(world.reports.length, told, 'It is said twice.');
      told = world.reports.length;
    };
  },
};
