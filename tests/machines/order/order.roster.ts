import assert from 'node:assert/strict';
import { keyOf, type OrderContext, orderMachine, type OrderWish } from '#machines/order/index.ts';
import type { Problem } from '#services/orders/order.contract.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const terms = contextAnswer();
export const unavailable: Problem = { code: 'unavailable', message: 'Milk is gone.', skus: ['100001'] };
export const told = { active: orderWith(), problems: [] as readonly Problem[] };
export const changed = (active = orderWith()) => ({ active, context: terms });
export const accepted = orderWith({ disclaimerAccepted: true });
export const termsTold = (fulfilment = {}, flags = {}) => ({
  type: 'terms.told',
  storeId: 1,
  shopper: terms.shopper,
  fulfilment: { ...terms.fulfilment, ...fulfilment },
  flags: { ...terms.flags, ...flags },
});

const wishes: readonly OrderWish[] = [
  { kind: 'disclaimer', isAccepted: true },
  { kind: 'disclaimer', isAccepted: false },
  { kind: 'coupon', code: 'TENOFF', isWanted: true },
];

type Now = { readonly value: { readonly knowing: string }; readonly context: OrderContext };

export const chart: Rostered = {
  name: 'order',
  machine: orderMachine,
  inputs: [
    { subject: null, terms: '' },
    { subject: 'aroha', terms: '' },
  ],
  events: () => [
    ...wishes.map((wish) => ({ type: 'wish.make', wish })),
    { type: 'wish.retry', key: 'disclaimer' },
    { type: 'wish.drop', key: 'disclaimer' },
    { type: 'text.type', field: 'notes', text: 'Ripe ones' },
    { type: 'text.leave' },
    { type: 'addOn.choose', isSelected: true },
    { type: 'code.type', code: 'tenoff' },
    { type: 'code.add' },
    { type: 'order.refresh' },
    { type: 'order.retry' },
    { type: 'payment.want' },
    termsTold(),
    termsTold({ slotId: 'other' }),
    { type: 'user.changed', subject: null, isShopper: false },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'wiremu', isShopper: true },
  ],
  answers: {
    loadOrder: [told, { active: accepted, problems: [unavailable] }],
    checkOrder: [[], [unavailable]],
    saveWish: [changed(), changed(accepted)],
  },
  shape: ({ subject, active, problems, asked, waiting, lost, isStale, code }: OrderContext) => [
    subject === null,
    active === null || (active.disclaimerAccepted && problems.length === 0),
    asked === null,
    waiting.length === 0,
    lost.length === 0,
    isStale,
    code === '',
  ],
  spans: [1_499, 1_500],
  oracle: (world) => {
    let heard = 0;
    return (happened, said) => {
      const before = said as unknown as Now;
      const { value, context } = world.snapshot() as unknown as Now;
      const now = world.emitted.slice(heard);
      heard = world.emitted.length;
      const open = world.open().map(({ name }) => name);
      assert.ok(open.length <= 1, 'One thing is asked or told at a time.');
      assert.equal(open.includes('saveWish'), value.knowing === 'telling', 'What is told is on its way.');
      assert.equal(context.asked !== null, value.knowing === 'telling', 'What is asked is what is on its way.');
      const waiting = context.waiting.map(keyOf);
      assert.equal(new Set(waiting).size, waiting.length, 'Two wishes about the same thing wait.');
      const event = happened.kind === 'event' ? happened.event : null;
      if (event?.type === 'user.changed' && event['subject'] !== before.context.subject)
        assert.deepEqual(
          [context.active, context.asked, context.waiting, context.lost, context.drafts, context.code],
          [null, null, [], [], { instructions: null, notes: null }, ''],
          'Something of one shopper stayed for the next.',
        );
      else if (before.context.active !== null) assert.ok(context.active !== null, 'The last good order was let go.');
      if (value.knowing === 'resting')
        assert.ok(!context.isStale && !context.isUnchecked && context.waiting.length === 0, 'Rested too early.');
      if (now.some(({ type }) => type === 'payment.due'))
        assert.ok(context.active?.disclaimerAccepted && context.problems.length === 0, 'Led on although not ready.');
      if (event?.type === 'text.type' && context.subject !== null)
        assert.equal(context.drafts.notes, event['text'], 'What is typed does not stand there.');
    };
  },
};
