import assert from 'node:assert/strict';
import { trolleyMachine } from '#machines/trolley/index.ts';
import type { Rostered } from '../kit/rostered.ts';
import { changedTold, trolleyTold } from './told.ts';

const [milk, bread] = ['200001', '200002'];
const wish = (type: string, sku: string, amount: number) => ({ type, sku, amount, unit: 'Each', source: 'Card' });

export const chart: Rostered = {
  name: 'trolley',
  machine: trolleyMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: ({ wishes }) => [
    { ...wish('line.add', milk, 1), key: 'once' },
    wish('line.set', milk, 3),
    wish('line.set', bread, 2),
    wish('line.set', milk, 0),
    { type: 'line.saved', sku: milk, amount: 3, key: null, changed: changedTold({ [milk]: 3 }, 2), isOver: true },
    { type: 'line.saved', sku: bread, amount: 2, key: null, changed: changedTold({}, 0), isOver: false },
    // Only a line of its own says so, and one that waits for the trolley has none yet.
    {
      type: 'line.refused',
      sku: wishes?.[milk]?.isAsked === false ? bread : milk,
      key: null,
      fault: { tag: 'offline', message: 'Offline.' },
    },
    { type: 'line.resumed', sku: milk },
    { type: 'line.retry', sku: milk },
    { type: 'line.putBack', sku: milk },
    { type: 'trolley.refresh' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: 'mere', isShopper: false },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: {
    loadTrolley: [trolleyTold({}, 0), trolleyTold({ [milk]: 3 }, 2)],
    saveLine: [changedTold({ [milk]: 1 }, 1), changedTold({ [milk]: 3, [bread]: 2 }, 3)],
  },
  shape: ({ subject, trolley, wishes, waiting }) => [
    subject === null,
    trolley === null,
    wishes[milk] ? [wishes[milk].isAsked, wishes[milk].fault === null] : null,
    waiting.length > 0,
  ],
  oracle: (world) => (happened, before) => {
    const { context } = world.snapshot();
    const had = before.context as typeof context;
    if (context.subject === null)
      assert.deepEqual([context.trolley, context.wishes, context.waiting, context.touched], [null, {}, [], []]);
    if (context.subject !== had.subject && context.subject !== null)
      assert.deepEqual([context.trolley, context.wishes], [null, {}], 'Something of somebody else has stayed.');
    if (context.subject === had.subject)
      assert.ok((context.trolley?.revision ?? -1) >= (had.trolley?.revision ?? -1), 'An older answer was believed.');
    const asked = Object.values(context.wishes as Record<string, { isAsked: boolean }>).filter((one) => one.isAsked);
    const open = world.open().filter(({ name }) => name === 'saveLine').length;
    assert.ok(open <= asked.length, `${open} lines ask for ${asked.length} wishes after ${happened.kind}.`);
  },
};
