import assert from 'node:assert/strict';
import { timeSlotsMachine, type TimeSlotsContext } from '#machines/time-slots/index.ts';
import { FaultError } from '#services/fault.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import { sampleDate, sampleSummary } from '#ui/slot-picker/sample-slots.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

const answer = contextAnswer({ isLoggedIn: true, isShopper: true, shopperScvId: 'aroha' });
export const fulfilment = answer.fulfilment;
export const nextWeek = addDays(sampleDate, 7);
export const oneSlot = `d-7-${sampleDate}-14`;
export const otherSlot = `d-7-${addDays(sampleDate, 1)}-14`;
const holding = (slotId: string | null, over = {}) => ({ ...fulfilment, slotId, ...over });
export const termsTold = (slotId: string | null, over = {}) => ({
  type: 'terms.told',
  storeId: 1,
  flags: answer.flags,
  shopper: answer.shopper,
  fulfilment: holding(slotId, over),
});
export const heldAnswer = (slotId: string) => ({ ...answer, fulfilment: holding(slotId) });
const refusal = (code: 'SlotFull' | 'SlotClosed' | 'NotFound', status = 409) =>
  new FaultError({ tag: 'refused', status, code, message: 'Please choose another time.' });
export const isFull = refusal('SlotFull');
export const isClosed = refusal('SlotClosed');
export const isNotOurs = refusal('NotFound', 404);

type Value = {
  readonly slots: string;
  readonly choice: string | { readonly refused: string };
};
type Now = { readonly value: Value; readonly context: TimeSlotsContext };

export const chart: Rostered = {
  name: 'time-slots',
  machine: timeSlotsMachine,
  inputs: [{ fulfilment }],
  events: () => [
    { type: 'slots.need', from: null },
    { type: 'slots.need', from: nextWeek },
    { type: 'slots.reload' },
    { type: 'slot.mark', slotId: oneSlot },
    { type: 'slot.choose', slotId: oneSlot, key: 'k1' },
    { type: 'slot.choose', slotId: otherSlot, key: null },
    { type: 'choice.retry' },
    { type: 'choice.leave' },
    termsTold(null),
    termsTold(oneSlot),
    termsTold(null, { method: 'Pickup', pickupAddressId: 1 }),
    { type: 'user.changed', subject: 'mere', isShopper: true },
  ],
  answers: {
    loadSlots: [sampleSummary()],
    holdSlot: [heldAnswer(oneSlot)],
  },
  refusals: { holdSlot: [isFull, isClosed, isNotOurs] },
  shape: ({ next }: TimeSlotsContext) => next === null,
  oracle: (world) => (happened, said) => {
    const before = said as unknown as Now;
    const { value, context } = world.snapshot() as unknown as Now;
    const isShown = ['shown', 'reloading', 'outdated'].includes(value.slots);
    assert.equal(context.summary !== null, isShown, 'There are times to show exactly where the chart says so.');
    assert.ok(value.slots !== 'failed' || context.fault !== null, 'A failure without its reason.');
    const event = happened.kind === 'event' ? happened.event : null;
    if (event?.type === 'terms.told' && before.context.place !== context.place)
      assert.equal(context.summary, null, 'Times of another place stayed.');
    if (event?.type === 'user.changed')
      assert.deepEqual(
        [context.summary, context.sent, context.next],
        [null, null, null],
        'Something of one shopper stayed for the next.',
      );
    if (event?.type === 'slot.choose')
      assert.equal((context.next ?? context.sent)?.slotId, event['slotId'], 'The last word does not count.');
    const open = world.open().map(({ name }) => name);
    assert.equal(
      open.filter((name) => name === 'holdSlot').length,
      value.choice === 'holding' ? 1 : 0,
      'One hold at a time, and only where it is waited for.',
    );
    assert.ok(open.filter((name) => name === 'loadSlots').length <= 1, 'The same times are asked for twice.');
    if (context.next !== null) assert.equal(value.choice, 'holding', 'A choice waits for nothing.');
    assert.ok(JSON.stringify(context).length < 65_536, 'The chart knows too much.');
  },
};
