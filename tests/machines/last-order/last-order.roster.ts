import assert from 'node:assert/strict';
import { type LastOrder, type LastOrderContext, lastOrderMachine } from '#machines/last-order/index.ts';
import { guest } from '#services/session/session.rules.ts';
import type { Rostered } from '../kit/rostered.ts';

export const order: LastOrder = {
  orderId: '70000000-0000-4000-8000-000000000001',
  orderNumber: 'K100-1',
  method: 'Courier',
  address: '12B Karangahape Road, Auckland Central',
  deliveryTimeSpan: 'Tomorrow, 9–11 am',
  isChangeable: true,
};
export const shopper = { ...guest, isLoggedIn: true, isShopper: true, orderCount: 3 };
export const terms = (change: Partial<typeof shopper> = {}) =>
  ({ type: 'terms.told', shopper: { ...shopper, ...change } }) as const;

export const chart: Rostered = {
  name: 'last-order',
  machine: lastOrderMachine,
  inputs: [
    { subject: 'aroha', mayAsk: true },
    { subject: 'aroha', mayAsk: false },
    { subject: null, mayAsk: false },
  ],
  events: () => [
    { type: 'lastOrder.need' },
    { type: 'lastOrder.reload' },
    terms(),
    terms({ isChangingOrder: true }),
    terms({ orderCount: 0 }),
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadLastOrder: [order, null, { ...order, isChangeable: false }] },
  shape: ({ subject, mayAsk, isNeeded, order: told }: LastOrderContext) => [subject, mayAsk, isNeeded, told === null],
  oracle: (world) => (_, before) => {
    const { subject, mayAsk, order: told } = world.snapshot().context as LastOrderContext;
    if (!mayAsk || subject === null) {
      assert.equal(world.open().length, 0, 'The last order is asked for of somebody who may not.');
      assert.equal(told, null, 'An order stands there for somebody who changes one, or is nobody.');
    }
    if (subject !== (before.context as LastOrderContext).subject)
      assert.equal(told, null, 'The order of another shopper stayed.');
  },
};
