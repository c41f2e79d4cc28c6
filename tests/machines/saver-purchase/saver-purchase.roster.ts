import assert from 'node:assert/strict';
import { type SaverPurchaseContext, saverPurchaseMachine } from '#machines/saver-purchase/index.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

export const wanted = {
  planId: 'any-day-month',
  priceCents: 2_500,
  addressId: 5,
  instrumentId: '10000000-0000-4000-8000-000000000001',
};
export const attempt = { key: '20000000-0000-4000-8000-000000000001', subject: 'aroha', wanted };
export const toldAs = (state: 'active' | 'pending' | 'declined') => ({
  state,
  subscriptionId: state === 'declined' ? null : '40000000-0000-4000-8000-000000000001',
  message: state === 'declined' ? 'Not enough money.' : null,
});
export const refusal = (code: FaultCode, status = 409) =>
  new FaultError({ tag: 'refused', status, code, message: 'The store says no.' });
export const lost = new FaultError({ tag: 'timeout', message: 'Too long.' });
export const buy = { type: 'pass.buy', wanted, isEligible: true, hasPass: false } as const;

export const chart: Rostered = {
  name: 'saver-purchase',
  machine: saverPurchaseMachine,
  inputs: [{ subject: null }, { subject: 'aroha' }],
  events: () => [
    { type: 'attempt.told', attempt: null },
    { type: 'attempt.told', attempt },
    { type: 'attempt.told', attempt: { ...attempt, subject: 'wiremu' } },
    buy,
    { ...buy, isEligible: false },
    { ...buy, hasPass: true },
    { type: 'outcome.dismiss' },
    { type: 'purchase.seen' },
    { type: 'purchase.askNow' },
    { type: 'user.changed', subject: null, isShopper: false },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'wiremu', isShopper: true },
  ],
  answers: {
    settleSession: [null],
    beginAttempt: [attempt],
    buyPass: [toldAs('active'), toldAs('declined'), toldAs('pending')],
    askByKey: [toldAs('active'), toldAs('declined'), toldAs('pending'), null],
    pause: [null],
  },
  refusals: {
    buyPass: [refusal('OrderNotReady'), refusal('TotalsChanged'), refusal('TooMany', 429), lost],
    askByKey: [refusal('NotSignedIn', 401), lost],
  },
  shape: ({ subject, attempt: kept, asked, unheard, subscriptionId }: SaverPurchaseContext) => [
    subject === null,
    kept === null,
    asked === null,
    subscriptionId === null,
    unheard,
  ],
  /** INV-5.3: nothing is sent for an address that will not do, nor for who has a pass; and one thing at a time. */
  oracle: (world) => (happened, before) => {
    const now = world.snapshot();
    const context = now.context as SaverPurchaseContext;
    const sending = world.open().filter(({ name }) => name === 'buyPass').length;
    assert.equal(sending, now.matches('buying') ? 1 : 0, 'A pass is bought, and nobody says so.');
    if (now.hasTag('resolving')) assert.ok(context.attempt !== null, 'It is asked for something without a key.');
    if (context.subject === null) assert.equal(context.attempt, null, 'A purchase of nobody is kept.');
    if (happened.kind !== 'event' || happened.event.type !== 'pass.buy') return;
    const { isEligible, hasPass } = happened.event as unknown as typeof buy;
    if ((!isEligible || hasPass) && before.value !== 'holding')
      assert.ok(!now.matches('holding'), 'It goes on its way, and it may not be bought.');
  },
};
