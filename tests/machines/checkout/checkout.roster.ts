import assert from 'node:assert/strict';
import { type CheckoutContext, type CheckoutReport, checkoutMachine, mayPayIn } from '#machines/checkout/index.ts';
import { obstacleOf, type StepFacts } from '#services/checkout/steps.rules.ts';
import { type Step, steps } from '#services/checkout/steps.words.ts';
import type { Rostered } from '../kit/rostered.ts';

export const ready: StepFacts = {
  isLoggedIn: true,
  isShopper: true,
  isChangingOrder: false,
  isTrolleyEmpty: false,
  hasSlot: true,
  isDisclaimerAccepted: true,
  isOrderUnderWay: false,
  showsForgotten: true,
};
const known: readonly StepFacts[] = [
  ready,
  { ...ready, isLoggedIn: false, isShopper: false },
  { ...ready, isShopper: false },
  { ...ready, isChangingOrder: true, hasSlot: false },
  { ...ready, isTrolleyEmpty: true, hasSlot: false },
  { ...ready, hasSlot: false, isDisclaimerAccepted: false },
  { ...ready, isDisclaimerAccepted: false, showsForgotten: false },
  { ...ready, hasSlot: false, isOrderUnderWay: true },
];

/** The pages on which somebody stands at each step. */
const standing = new Set<string>(steps);

export const chart: Rostered = {
  name: 'checkout',
  machine: checkoutMachine,
  inputs: [{ facts: ready }],
  events: () => [
    ...steps.map((step) => ({ type: 'step.visit', step })),
    { type: 'step.leave' },
    ...known.map((facts) => ({ type: 'facts.told', facts })),
    { type: 'order.sent' },
    { type: 'order.placed' },
    { type: 'order.refused' },
  ],
  answers: {},
  shape: ({ facts }: CheckoutContext) => JSON.stringify(facts),
  oracle: (world) => {
    const refusals: CheckoutReport[] = [];
    world.chart.on('step.refused', (report) => refusals.push(report as unknown as CheckoutReport));
    return (happened, before) => {
      const snapshot = world.snapshot();
      const { value, context } = snapshot as unknown as { value: string; context: CheckoutContext };
      if (mayPayIn(snapshot as never)) {
        const { facts } = context;
        const isOwn = facts.isOrderUnderWay || facts.isChangingOrder;
        assert.ok(facts.isShopper && !facts.isTrolleyEmpty, 'Somebody else pays, or for nothing.');
        assert.ok(facts.hasSlot || isOwn, 'An order is paid for without a time.');
        const isChange = value === 'changePayment';
        assert.equal(facts.isChangingOrder ?? false, isChange, 'An order in change is paid for on another page.');
        assert.ok(isChange || facts.isDisclaimerAccepted || facts.isOrderUnderWay, 'The disclaimer was not accepted.');
      }
      const told = refusals.splice(0);
      if (happened.kind !== 'event' || happened.event.type !== 'step.visit') {
        assert.deepEqual(told, [], 'A step was refused that nobody has come to.');
        return;
      }
      const step = happened.event['step'] as Step;
      if (before.value === 'placing') {
        assert.equal(value, 'placing', 'An order on its way was forgotten.');
        assert.deepEqual(told, []);
        return;
      }
      const obstacle = obstacleOf(step, context.facts);
      assert.deepEqual(told, obstacle === null ? [] : [{ type: 'step.refused', step, obstacle }]);
      assert.equal(value, obstacle === null && standing.has(step) ? step : before.value);
    };
  },
};
