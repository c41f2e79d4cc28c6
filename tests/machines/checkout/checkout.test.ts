import { describe, expect, it } from 'vitest';
import { checkoutMachine, mayPayIn } from '#machines/checkout/index.ts';
import type { StepFacts } from '#services/checkout/steps.rules.ts';
import type { Step } from '#services/checkout/steps.words.ts';
import { createWorld } from '../kit/world.ts';
import { ready } from './checkout.roster.ts';

function walking(facts: Partial<StepFacts> = {}) {
  const world = createWorld(checkoutMachine, { input: { facts: { ...ready, ...facts } } });
  const refused: unknown[] = [];
  world.chart.on('step.refused', ({ step, obstacle }) => refused.push([step, obstacle]));
  const { send } = world.chart;
  return {
    send,
    refused,
    visit: (step: Step) => send({ type: 'step.visit', step }),
    tell: (news: Partial<StepFacts>) => send({ type: 'facts.told', facts: { ...ready, ...facts, ...news } }),
    at: () => world.snapshot().value,
    mayPay: () => mayPayIn(world.snapshot()),
  };
}

describe('The steps of the checkout', () => {
  it('are gone through one after the other, from the trolley to the confirmation [A2.065]', () => {
    const { visit, send, at, mayPay, refused } = walking();
    for (const step of ['trolley', 'haveYouForgotten', 'time', 'review', 'payment'] as const) {
      visit(step);
      expect(at()).toBe(step);
    }
    expect(mayPay()).toBe(true);
    send({ type: 'order.sent' });
    expect([at(), mayPay()]).toEqual(['placing', false]);
    send({ type: 'order.placed' });
    visit('confirmed');
    expect([at(), refused]).toEqual(['confirmed', []]);
    send({ type: 'step.leave' });
    expect(at()).toBe('outside');
  });

  it.each([
    ['review', { hasSlot: false }, 'slot'],
    ['payment', { isTrolleyEmpty: true, hasSlot: false }, 'items'],
    ['payment', { hasSlot: false, isDisclaimerAccepted: false }, 'slot'],
    ['payment', { isDisclaimerAccepted: false }, 'disclaimer'],
    ['payment', { isChangingOrder: true, hasSlot: false }, 'onward'],
    ['changePayment', {}, 'unchanging'],
    ['haveYouForgotten', { showsForgotten: false }, 'onward'],
  ] as const)(
    '%s with %j is refused for want of: %s [A2.089] [A2.091] [A2.092] [A2.093] [A2.096] [A2.O14]',
    (step, facts, obstacle) => {
      const { visit, at, refused } = walking(facts);
      visit('trolley');
      const before = at();
      visit(step);
      const isFirst = (facts as StepFacts).isTrolleyEmpty ?? false;
      expect(refused).toEqual([...(isFirst ? [['trolley', 'items']] : []), [step, obstacle]]);
      expect(at()).toBe(before);
    },
  );

  it('a changed order is paid for while it is being changed, and no longer [A2.068] [A2.O14]', () => {
    const { visit, tell, at, mayPay } = walking({ isChangingOrder: true, hasSlot: false, isDisclaimerAccepted: false });
    visit('changePayment');
    expect([at(), mayPay()]).toEqual(['changePayment', true]);
    tell({ isChangingOrder: false });
    expect(mayPay()).toBe(false);
  });

  it('an order cannot be sent any more when its time has ended on the page where it is paid [A2.091] [A5.06]', () => {
    const { visit, tell, at, mayPay } = walking();
    visit('payment');
    tell({ hasSlot: false });
    expect([at(), mayPay()]).toEqual(['payment', false]);
  });

  it('an order on its way is waited for, wherever the shopper goes, and paying goes on when it was refused', () => {
    const { visit, send, tell, at, mayPay } = walking();
    visit('payment');
    send({ type: 'order.sent' });
    tell({ hasSlot: false });
    visit('trolley');
    send({ type: 'step.leave' });
    expect(at()).toBe('placing');
    send({ type: 'order.refused' });
    expect([at(), mayPay()]).toEqual(['payment', false]);
    tell({});
    expect(mayPay()).toBe(true);
  });
});

describe('A step of the checkout', () => {
  it('to choose a time is refused while an order is being changed, and the shopper is told that [A2.089]', () => {
    const { visit, at, refused } = walking({ isChangingOrder: true });
    visit('time');
    expect([at(), refused]).toEqual(['outside', [['time', 'changing']]]);
  });

  it('is the confirmation in the moment the order stands', () => {
    const { visit, send, at } = walking();
    visit('payment');
    send({ type: 'order.sent' });
    send({ type: 'order.placed' });
    expect(at()).toBe('confirmed');
  });

  it('that leads on is none to stay at', () => {
    const { visit, at } = walking();
    for (const step of ['shopCheckout', 'checkout'] as const) visit(step);
    expect(at()).toBe('outside');
  });
});
