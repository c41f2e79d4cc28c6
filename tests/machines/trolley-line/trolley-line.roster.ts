import assert from 'node:assert/strict';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';
import { changedTold } from '../trolley/told.ts';

const key = '8e3f1a52-1c4d-4a5b-8c6d-000000000001';
const wish = { sku: '200001', amount: 2, unit: 'Each', source: 'Card', key, isBackground: false } as const;
const refusal = (status: number, code: 'Invalid' | 'Busy' | 'SubjectChanged') =>
  new FaultError({ tag: 'refused', status, code, message: 'No.' });

export const chart: Rostered = {
  name: 'trolley-line',
  machine: trolleyLineMachine,
  inputs: [wish, { ...wish, amount: 0, isBackground: true }],
  events: () => [{ type: 'line.callOff' }],
  answers: { saveLine: [changedTold({ '200001': 2 }, 1), changedTold({}, 2)] },
  refusals: { saveLine: [refusal(400, 'Invalid'), refusal(503, 'Busy'), refusal(409, 'SubjectChanged')] },
  shape: ({ amount }) => amount,
  oracle: (world) => (happened, before) => {
    assert.deepEqual(world.snapshot().context, before.context, 'A wish on its way became another one.');
    assert.ok(world.reports.length <= 1, 'One try was reported twice.');
    const type = world.reports[0]?.type;
    if (happened.kind === 'answer') assert.equal(type, 'line.saved');
    if (happened.kind === 'refusal') {
      const isNo = happened.error instanceof FaultError && happened.error.message === 'No.';
      const status = isNo ? (happened.error as { fault: { status?: number; code?: string } }).fault : {};
      assert.equal(type, status.status === 400 ? 'line.refused' : 'line.unsent', 'A failure is of the other kind.');
    }
  },
};
