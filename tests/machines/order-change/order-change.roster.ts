import assert from 'node:assert/strict';
import { type OrderChangeContext, orderChangeMachine } from '#machines/order-change/index.ts';
import type { Rostered } from '../kit/rostered.ts';
import { answered, difference, ended, firstId, known, last, lastId, picked, terms } from './order-change.samples.ts';

type Value = Record<'beginning' | 'standing' | 'checking' | 'comparing', string>;

const beginning = [
  { type: 'order.need', orderId: firstId },
  { type: 'order.need', orderId: null },
  { type: 'change.begin' },
  { type: 'fault.dismiss' },
];
const standing = [terms(null), terms(firstId), terms(lastId), { type: 'change.giveUp' }];
const checking = [{ type: 'check.want' }, { type: 'end.acknowledge' }];
const comparing = [{ type: 'difference.need' }, { type: 'difference.reload' }];
const users = [
  { type: 'user.changed', subject: 'aroha', isShopper: true },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
];

export const chart: Rostered = {
  name: 'order-change',
  machine: orderChangeMachine,
  inputs: [
    { subject: 'aroha', inChange: null },
    { subject: 'aroha', inChange: { orderId: firstId, orderNumber: 'K100-1' } },
    { subject: null, inChange: null },
  ],
  events: () => [...beginning, ...standing, ...checking, ...comparing, ...users],
  // The check, the difference and the beginning know nothing of each other: a path goes through one of them.
  pathEvents: ({ known: order, fault, isCheckWanted, isDifferenceNeeded }: OrderChangeContext) => {
    if (isCheckWanted) return [...checking, ...users];
    if (isDifferenceNeeded) return [...comparing, ...standing.slice(0, 3), ...users];
    return order === null && fault === null
      ? [...beginning, ...standing, ...checking, ...comparing, ...users]
      : [...beginning, ...users];
  },
  answers: {
    readOrder: [known, last, picked],
    sendTrolley: [null],
    beginChange: [answered(true), answered(false)],
    giveUpChange: [answered(true), answered(false)],
    checkChange: [
      ended,
      { ...ended, isInChangeOrder: true },
      { ...ended, isChangable: true },
      { ...ended, changeOrderCancelled: false },
    ],
    acknowledgeEnd: [answered(true), answered(false)],
    loadDifference: [difference],
  },
  shape: ({ subject, known: order }: OrderChangeContext) => [subject === null, order === null],
  oracle: (world) => {
    let asked = world.questions.length;
    let emitted = world.emitted.length;
    let checks = 0;
    return (happened, was) => {
      const before = was.context as OrderChangeContext;
      const { value, context } = world.snapshot() as unknown as { value: Value; context: OrderChangeContext };
      const news = world.questions.slice(asked).map(({ name }) => name);
      const said = world.emitted.slice(emitted) as { type: string; orderId?: string }[];
      [asked, emitted] = [world.questions.length, world.emitted.length];
      const event = happened.kind === 'event' ? happened.event : null;
      const isOther = context.subject !== before.subject;

      // 6.1: what the store last said of who is shopping, and nothing else.
      if (event?.type === 'terms.told' && before.subject !== null)
        assert.equal(
          context.inChange?.orderId ?? null,
          event['shopper'].changingOrderId,
          'The terms were not believed.',
        );
      else if (!isOther)
        assert.deepEqual(context.inChange, before.inChange, 'It is known before the store has said so.');
      assert.equal(value.standing !== 'unchanged', context.inChange !== null, 'Changing is not what the store said.');

      // 6.2: only what was loaded, and only what may be changed, is begun; without an order nothing is asked.
      if (news.includes('beginChange')) {
        assert.equal(context.begunId, before.known?.orderId, 'Another order is begun than the one on show.');
        assert.ok(before.known?.isChangeable, 'An order that cannot be changed is begun.');
      }
      if (event?.type === 'change.begin' && before.known === null && before.subject !== null) {
        assert.deepEqual(news, [], 'Something was asked for an order that nobody knows.');
        assert.equal(context.fault?.message, 'Order id not set');
      }
      // Of two beginnings only the later one counts.
      const open = world.open().map(({ name }) => name);
      assert.ok(open.filter((name) => name === 'beginChange').length <= 1, 'Two beginnings are listened to.');
      // 6.9
      if (said.some(({ type }) => type === 'change.refused'))
        assert.ok(context.failedToLoadLastOrderInTrolley, 'A change was not begun, and nobody knows.');
      if (value.beginning === 'sending' || value.beginning === 'starting')
        assert.ok(!context.failedToLoadLastOrderInTrolley, 'An earlier failure stands beside a new beginning.');
      // 6.8
      if (happened.kind === 'refusal' && happened.name === 'giveUpChange' && value.standing !== 'unchanged')
        assert.notEqual(context.giveUpFault, null, 'It was not given up, and nobody knows.');
      if (said.some(({ type }) => type === 'change.givenUp'))
        assert.ok(happened.kind === 'answer', 'It was given up before the store said so.');
      // 6.7
      checks = isOther ? 0 : checks;
      checks += news.filter((name) => name === 'checkChange').length;
      assert.ok(checks <= 1, 'The store is asked twice in one load how the change stands.');
      if (news.includes('checkChange')) assert.ok(context.isCheckWanted, 'It is asked though nobody wants it.');
      if (value.checking === 'ended')
        assert.deepEqual(
          [context.check?.isInChangeOrder, context.check?.isChangable, context.check?.changeOrderCancelled],
          [false, false, true],
          'An end is told that was none.',
        );
      if (news.includes('loadDifference'))
        assert.notEqual(context.inChange, null, 'The difference of nothing is asked for.');
      if (context.inChange === null) assert.equal(context.difference, null, 'A difference stays without a change.');
      if (isOther)
        assert.deepEqual([context.known, context.check, context.difference], [null, null, null], 'Something stayed.');
      if (context.subject === null) assert.equal(world.open().length, 0, 'Something is asked for nobody.');
    };
  },
};
