import assert from 'node:assert/strict';
import { type PlacingContext, placingMachine } from '#machines/placing/index.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import { FaultError } from '#services/fault.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';
import { contextAnswer } from '../kit/answers.ts';
import type { Rostered } from '../kit/rostered.ts';

export const card = '10000000-0000-4000-8000-000000000001';
const placement = { expectedTotalCents: 5_000, instrumentId: card, isOfAge: true };
export const attempt = { key: '20000000-0000-4000-8000-000000000001', subject: 'aroha', placement };
export const toldAnswer = (state: PlacementState) => ({
  orderId: '30000000-0000-4000-8000-000000000001',
  orderNumber: 'K1001',
  state,
  reason: state === 'declined' ? 'Not enough money.' : null,
});
export const placedAnswer = (state: PlacementState) => ({ placement: toldAnswer(state), context: contextAnswer() });
export const refusal = (code: FaultCode, status = 409) =>
  new FaultError({ tag: 'refused', status, code, message: 'The store says no.' });

const terms = contextAnswer();
const lost = new FaultError({ tag: 'timeout', message: 'Too long.' });

export const chart: Rostered = {
  name: 'placing',
  machine: placingMachine,
  inputs: [{ subject: null }, { subject: 'aroha' }],
  events: () => [
    { type: 'attempt.told', attempt: null, isUnderWay: false },
    { type: 'attempt.told', attempt: null, isUnderWay: true },
    { type: 'attempt.told', attempt, isUnderWay: false },
    { type: 'order.place', placement },
    { type: 'outcome.dismiss' },
    { type: 'order.seen' },
    { type: 'terms.told', flags: { isOrderUnderWay: true } },
    { type: 'terms.told', flags: { isOrderUnderWay: false } },
    { type: 'connection.returned' },
    { type: 'order.told', subject: 'aroha', orderId: 'other', orderNumber: 'K1002', isLeft: false },
    { type: 'order.told', subject: 'aroha', orderId: 'other', orderNumber: 'K1002', isLeft: true },
    { type: 'order.told', subject: 'wiremu', orderId: 'other', orderNumber: 'K1003', isLeft: true },
    { type: 'user.changed', subject: null, isShopper: false },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'wiremu', isShopper: true },
  ],
  answers: {
    settleSession: [null],
    beginAttempt: [attempt],
    place: [placedAnswer('placed'), placedAnswer('declined'), placedAnswer('paying')],
    askByKey: [toldAnswer('placed'), toldAnswer('declined'), toldAnswer('paying'), null],
    askTerms: [terms, { ...terms, flags: { ...terms.flags, isOrderUnderWay: true } }],
    pause: [null],
    pauseElsewhere: [null],
  },
  refusals: {
    place: [refusal('TotalsChanged'), refusal('OrderUnderWay'), refusal('TooMany', 429), lost],
    askByKey: [refusal('NotSignedIn', 401), lost],
    askTerms: [lost],
  },
  shape: ({ subject, attempt: kept, asked, confirmed, unheard }: PlacingContext) => [
    subject === null,
    kept === null,
    asked === null,
    confirmed === null,
    unheard,
  ],
  oracle: (world) => () => {
    const now = world.snapshot();
    const context = now.context as PlacingContext;
    const sending = world.open().filter(({ name }) => name === 'place').length;
    assert.equal(sending, now.matches('submitting') ? 1 : 0, 'An order is sent, and nobody says so.');
    if (now.hasTag('resolving')) assert.ok(context.attempt !== null, 'It is asked for something without a key.');
    if (context.subject === null) assert.equal(context.attempt, null, 'An order of nobody is kept.');
    assert.equal(context.confirmed !== null, now.matches('confirmed'), 'Confirmed, and it is not said so.');
  },
};
