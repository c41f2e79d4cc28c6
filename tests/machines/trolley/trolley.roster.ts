import assert from 'node:assert/strict';
import { mostFlights } from '#machines/trolley/trolley.turns.ts';
import { type TrolleyContext, trolleyMachine } from '#machines/trolley/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';
import { changedTold, trolleyTold } from './told.ts';

const [milk, bread] = ['200001', '200002'];
const wish = (type: string, sku: string, amount: number, unit = 'Each') => ({
  ...{ type, sku, amount, unit, source: 'Card' },
});
const foreign = '7d2b0c41-0000-4000-8000-000000000001';
const entry = (sku: string, amount: number, isAtLeast = false) => ({
  ...{ sku, amount, unit: 'Each', source: 'Card', key: foreign, name: 'Milk', isAtLeast, orderId: null },
});
const refusal = new FaultError({ tag: 'refused', status: 400, code: 'Invalid', message: 'No more than 2.' });
const no = { type: 'line.refused', fault: refusal.fault } as const;
const inChange = '7d2b0c41-0000-4000-8000-0000000000aa';
const moved = {
  type: 'line.refused',
  fault: { tag: 'refused', status: 409, code: 'TrolleyMoved', message: 'For another trolley.' },
} as const;
const away = { type: 'line.unsent', fault: { tag: 'offline', message: 'Offline.' } } as const;

export const chart: Rostered = {
  name: 'trolley',
  machine: trolleyMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: ({ flights, wishes }: Partial<TrolleyContext>) => {
    const key = flights?.[milk]?.key ?? foreign;
    return [
      { ...wish('line.add', milk, 1), key: 'once' },
      wish('line.add', bread, 2),
      wish('line.set', milk, 3),
      wish('line.set', milk, 300, 'Kg'),
      wish('line.set', milk, 0),
      { type: 'line.saved', sku: milk, amount: 3, unit: 'Each', key, changed: changedTold({ [milk]: 3 }, 2) },
      { ...no, sku: milk, key },
      { ...away, sku: milk, key },
      { type: 'line.retry', sku: milk },
      { type: 'line.putBack', sku: milk },
      { type: 'wishes.send', isBackground: false },
      { type: 'connection.returned' },
      { type: 'turns.begin' },
      { type: 'tab.known', base: '11111111-1111-4111-8111-111111111111' },
      { type: 'outbox.told', entries: [entry(milk, 4), entry(bread, 1, true)], isLook: false },
      { type: 'outbox.told', entries: [entry(milk, 4), entry(bread, 1, true)], isLook: true },
      { type: 'outbox.told', entries: [], isLook: (wishes?.[milk]?.amount ?? 0) > 3 },
      { type: 'trolley.refresh' },
      { type: 'truth.ask' },
      { type: 'trolley.told', changed: changedTold({ [bread]: 2 }, 2) },
      { type: 'whole.need' },
      { type: 'trolley.clear' },
      { type: 'clear.dismiss' },
      { type: 'terms.told', shopper: { changingOrderId: inChange } },
      { type: 'terms.told', shopper: { changingOrderId: null } },
      { ...moved, sku: milk, key },
      { type: 'user.changed', subject: 'mere', isShopper: true },
      { type: 'user.changed', subject: 'hone', isShopper: true },
      { type: 'user.changed', subject: 'mere', isShopper: false },
      { type: 'user.changed', subject: null, isShopper: false },
    ];
  },
  answers: {
    loadTrolley: [trolleyTold({}, 0), trolleyTold({ [milk]: 3 }, 2)],
    clearTrolley: [changedTold({}, 3)],
    askUncleared: [trolleyTold({}, 4), trolleyTold({ [milk]: 3 }, 2)],
    saveLine: [changedTold({ [milk]: 1 }, 1), changedTold({ [milk]: 3, [bread]: 2 }, 3)],
    pause: [null],
  },
  refusals: { saveLine: [refusal] },
  shape: ({ subject, trolley, wishes }: TrolleyContext) => [
    subject === null,
    trolley === null,
    wishes[milk] ? wishes[milk].stage === 'due' : null,
  ],
  oracle: (world) => (happened, before) => {
    const context: TrolleyContext = world.snapshot().context;
    const had = before.context as TrolleyContext;
    if (context.subject === null)
      assert.deepEqual([context.trolley, context.wishes, context.flights, context.touched], [null, {}, {}, []]);
    if (context.subject !== had.subject && context.subject !== null)
      assert.deepEqual([context.trolley, context.wishes], [null, {}], 'Something of somebody else has stayed.');
    if (context.subject === had.subject)
      assert.ok((context.trolley?.revision ?? -1) >= (had.trolley?.revision ?? -1), 'An older answer was believed.');
    const flights = Object.keys(context.flights);
    const open = world.open().filter(({ name }) => name === 'saveLine').length;
    assert.ok(open <= flights.length, `${open} lines ask for ${flights.length} wishes after ${happened.kind}.`);
    assert.ok(flights.length <= mostFlights, 'Too many lines ask at once.');
    const isClearing = world.snapshot().hasTag('clearing');
    if (isClearing) assert.deepEqual(flights, [], 'A line asks while everything is coming out.');
    for (const [sku, { stage, fault }] of Object.entries(context.wishes)) {
      if (stage === 'due' && !isClearing)
        assert.ok(context.flights[sku] || flights.length === mostFlights, `${sku} is due and nobody asks.`);
      assert.equal(fault !== null, stage === 'refused' || stage === 'unsent', `${sku} is ${stage}.`);
      const named = happened.kind === 'event' && ['line.putBack', 'outbox.told'].includes(happened.event.type);
      if (!named && had.subject === context.subject) assert.ok(stage !== 'settled' || had.wishes[sku]);
    }
    // What is wanted goes only once the store has it, or somebody gives it up.
    for (const [sku, { key, stage }] of Object.entries(had.wishes)) {
      if (context.wishes[sku] || stage === 'settled') continue;
      const isGivenUp =
        happened.kind === 'event' && ['line.putBack', 'trolley.clear', 'user.changed'].includes(happened.event.type);
      const last = world.emitted.findLast((one) => one.type === 'wish.settled' && one['sku'] === sku);
      const isReplaced = happened.kind === 'event' && happened.event.type === 'outbox.told';
      assert.ok(
        isGivenUp || last?.['key'] === (isReplaced ? foreign : key),
        `What is wanted of ${sku} is lost after ${happened.kind}.`,
      );
    }
  },
};
