import assert from 'node:assert/strict';
import { type PastOrdersContext, pastOrdersMachine } from '#machines/past-orders/index.ts';
import type { PastOrders } from '#services/orders/past-orders.contract.ts';
import { rowSample } from '#ui/pages/orders/sample-orders.ts';
import type { Rostered } from '../kit/rostered.ts';

export const some: PastOrders = { orders: [rowSample], totalOrders: 1, page: 1, pageSize: 10 };
export const none: PastOrders = { ...some, orders: [], totalOrders: 0 };

export const chart: Rostered = {
  name: 'past-orders',
  machine: pastOrdersMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'orders.open', asked: {} },
    { type: 'orders.open', asked: { show: 'past', page: '2' } },
    { type: 'orders.reload' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadOrders: [some, none] },
  shape: ({ subject, asked, orders }: PastOrdersContext) => [subject, asked?.show ?? asked, orders?.totalOrders],
  oracle: (world) => (happened, before) => {
    const { value, context } = world.snapshot() as unknown as { value: string; context: PastOrdersContext };
    const was = before.context as PastOrdersContext;
    assert.ok(world.open().length <= 1, 'The store is asked twice at once.');
    if (happened.kind === 'late') assert.deepEqual(context, was, 'An answer that came too late changed something.');
    if (context.subject === null) assert.equal(world.open().length, 0, 'The store is asked for nobody.');
    if (context.subject !== was.subject) assert.equal(context.orders, null, 'Orders of another shopper stayed.');
    if (value === 'shown') assert.ok((context.orders?.orders.length ?? 0) > 0, 'No orders are shown as if there were.');
    if (value === 'failed') assert.notEqual(context.fault, null, 'It failed and nobody can say why.');
  },
};
