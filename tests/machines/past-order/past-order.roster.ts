import assert from 'node:assert/strict';
import { type PastOrderContext, pastOrderMachine } from '#machines/past-order/index.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import { FaultError } from '#services/fault.ts';
import { cancelledSample, orderSample } from '#ui/pages/orders/sample-orders.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const orderId = orderSample.orderId;
export const otherId = '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9dff';
export const done = (isSuccessful = true) => ({ isSuccessful, context: contextAnswer() });
export const refusal = (code: FaultCode, status = 409, message = 'The store says no.') =>
  new FaultError({ tag: 'refused', status, code, message });
export const lost = new FaultError({ tag: 'timeout', message: 'Too long.' });

export const chart: Rostered = {
  name: 'past-order',
  machine: pastOrderMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'order.open', orderId },
    { type: 'order.open', orderId: otherId },
    { type: 'order.reload' },
    { type: 'cancel.confirm', key: 'one' },
    { type: 'cancel.confirm', key: 'two' },
    { type: 'cancel.retry' },
    { type: 'cancel.dismiss' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadOrder: [orderSample, cancelledSample], cancelOrder: [done(), done(false)] },
  refusals: {
    loadOrder: [refusal('NotFound', 404), lost],
    cancelOrder: [refusal('OrderAlreadyPicking'), refusal('TooMany', 429), lost],
  },
  shape: ({ subject, orderId: id, order, attempt, endedId }: PastOrderContext) => [
    subject,
    id === orderId,
    order?.isCancellable,
    attempt?.orderId === orderId,
    attempt === null,
    endedId,
  ],
  spans: [1_000, 2_000, 30_000],
  oracle: (world) => () => {
    const now = world.snapshot();
    const context = now.context as PastOrderContext;
    const sending = world.open().filter(({ name }) => name === 'cancelOrder').length;
    assert.ok(sending <= 1, 'An order is being cancelled twice at once.');
    assert.equal(
      context.attempt !== null,
      now.hasTag('cancelling'),
      'A key is kept exactly while nobody has answered.',
    );
    if (context.subject === null) assert.equal(context.order, null, 'An order of nobody is kept.');
  },
};
