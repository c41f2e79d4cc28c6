import assert from 'node:assert/strict';
import { type ExpressContext, expressMachine } from '#machines/express/index.ts';
import { FaultError } from '#services/fault.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import type { ExpressTimeSlots, TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

const hour = 3_600_000;
export const nowMs = Date.parse('2026-11-24T02:00:00Z');

export const windowAt = (hours: number, more: Partial<TimeSlot> = {}): TimeSlot => ({
  id: `9101-2026-11-24-${hours}`,
  startMs: nowMs + hours * hour,
  endMs: nowMs + (hours + 1) * hour,
  cutOffMs: nowMs + hours * hour - hour / 2,
  day: '2026-11-24',
  kind: 'express',
  feeCents: 1500,
  discountCents: 0,
  state: 'open',
  placesLeft: null,
  allowsAlcohol: false,
  itemsLimit: 25,
  isWatched: false,
  ...more,
});
export const expressTold = (more: Partial<ExpressTimeSlots> = {}): ExpressTimeSlots => ({
  method: 'Courier',
  fulfilmentStoreId: 1,
  placeName: 'Ponsonby',
  why: null,
  slots: [windowAt(1), windowAt(2, { state: 'full' }), windowAt(3)],
  expressPickUpFeeCents: 400,
  expressDeliveryFeeCents: 1500,
  flexibleDeliveryFeeCents: 1000,
  itemsLimit: 25,
  trolley: null,
  serverNowMs: nowMs,
  ...more,
});
const noSlots: Partial<ExpressTimeSlots> = { slots: [] };
const refusal = (code: FaultCode) => new FaultError({ tag: 'refused', status: 409, code, message: 'No.' });

const here = contextAnswer().fulfilment;
const elsewhere = { ...here, suburbId: 8, suburb: 'Grey Lynn' };
export const slotId = windowAt(1).id;

export const chart: Rostered = {
  name: 'express',
  machine: expressMachine,
  inputs: [{ fulfilment: here }, { fulfilment: null }],
  events: () => [
    { type: 'express.need', method: 'Courier' },
    { type: 'express.need', method: 'Pickup' },
    { type: 'express.reload' },
    { type: 'express.choose', slotId, key: null },
    { type: 'express.choose', slotId: windowAt(3).id, key: 'kept' },
    { type: 'terms.told', fulfilment: here },
    { type: 'terms.told', fulfilment: elsewhere },
    { type: 'user.changed', subject: 'mere', isShopper: true },
  ],
  answers: {
    loadExpress: [
      expressTold(),
      expressTold({ method: 'Pickup' }),
      expressTold({ why: 'notHere', ...noSlots }),
      expressTold({ why: 'suburb', ...noSlots }),
      expressTold({ why: 'pickupAddress', ...noSlots }),
      expressTold({ why: 'closed', ...noSlots }),
      expressTold({ slots: [windowAt(1, { state: 'full' })] }),
    ],
    holdExpress: [contextAnswer()],
  },
  refusals: { holdExpress: [refusal('SlotFull'), refusal('SlotClosed'), refusal('SlotExpired')] },
  shape: ({ method, answer, wish }: ExpressContext) => [method, answer === null, wish === null],
  oracle: (world) => {
    let emitted = 0;
    let holds = 0;
    return (happened) => {
      const told = world.emitted.slice(emitted);
      emitted = world.emitted.length;
      const { value, context } = world.snapshot() as { value: unknown; context: ExpressContext };
      const isAnswer = 'name' in happened && happened.name === 'holdExpress' && happened.kind !== 'late';
      assert.ok(told.length <= (isAnswer ? 1 : 0), 'Told although nothing was answered.');
      if (isAnswer && happened.kind === 'answer' && told.length > 0) {
        assert.equal(told[0]?.type, 'express.held');
        holds += 1;
      }
      const contexts = world.reports.filter(({ type }) => type === 'context.told').length;
      assert.equal(contexts, holds, 'The terms of a hold were told twice, or not at all.');
      if (value === 'shown')
        assert.ok(
          context.answer?.slots.some(({ state }) => state === 'open'),
          'Shown, and nothing can be chosen.',
        );
      if (value === 'choosing') {
        const open = world.open().filter(({ name }) => name === 'holdExpress').length;
        assert.equal(open, 1, 'Two windows are being held at once, or none is.');
      }
      if (value === 'moved' || value === 'judged') assert.fail('It stays where it only passes.');
    };
  },
};
