import assert from 'node:assert/strict';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import type { Rostered } from '../kit/rostered.ts';
import { changedTold } from '../trolley/told.ts';

const wish = { sku: '200001', amount: 2, unit: 'Each', source: 'Card', key: null } as const;

export const chart: Rostered = {
  name: 'trolley-line',
  machine: trolleyLineMachine,
  inputs: [wish],
  events: () => [
    { type: 'amount.want', amount: 2 },
    { type: 'amount.want', amount: 3 },
    { type: 'amount.want', amount: 0 },
    { type: 'line.retry' },
  ],
  answers: { saveLine: [changedTold({ '200001': 2 }, 1), changedTold({}, 2)] },
  shape: ({ amount, sentAmount, fault }) => [amount, sentAmount, fault === null],
  oracle: (world) => (happened, before) => {
    const had = before.context as { amount: number };
    const { amount } = world.snapshot().context;
    const isWish = happened.kind === 'event' && happened.event.type === 'amount.want';
    assert.equal(amount, isWish ? happened.event['amount'] : had.amount, 'The last wish is not the one that counts.');
    assert.ok(world.open().length <= 1, 'A line asks twice at once.');
    const report = world.reports.filter(({ type }) => type === 'line.saved').at(-1);
    if (world.snapshot().matches('saved') && report)
      assert.deepEqual([report['amount'], report['isOver']], [amount, true]);
  },
};
