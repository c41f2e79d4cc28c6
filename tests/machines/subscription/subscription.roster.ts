import assert from 'node:assert/strict';
import { type SubscriptionContext, subscriptionMachine } from '#machines/subscription/index.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import { FaultError } from '#services/fault.ts';
import { endingSample, subscriptionSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import type { Rostered } from '../kit/rostered.ts';

export const refusal = (code: FaultCode, status = 409) =>
  new FaultError({ tag: 'refused', status, code, message: 'The store says no.' });
export const lost = new FaultError({ tag: 'timeout', message: 'Too long.' });
export const card = '10000000-0000-4000-8000-000000000002';

export const chart: Rostered = {
  name: 'subscription',
  machine: subscriptionMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'subscriptions.need' },
    { type: 'subscriptions.reload' },
    { type: 'cancel.ask' },
    { type: 'cancel.confirm' },
    { type: 'cancel.retry' },
    { type: 'cancel.dismiss' },
    { type: 'card.change', instrumentId: card, key: 'one' },
    { type: 'card.change', instrumentId: card, key: 'two' },
    { type: 'card.retry' },
    { type: 'card.dismiss' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  /** Giving up and changing the card have nothing to do with each other: they take turns. */
  pathEvents: ({ cancelId, attempt, subscriptions }: SubscriptionContext) => [
    { type: 'subscriptions.need' },
    ...(subscriptions === null || (cancelId === null && attempt === null) ? [{ type: 'subscriptions.reload' }] : []),
    ...(attempt === null ? ['cancel.ask', 'cancel.confirm', 'cancel.retry', 'cancel.dismiss'] : []).map((type) => ({
      type,
    })),
    ...(cancelId === null
      ? [{ type: 'card.change', instrumentId: card, key: 'one' }, { type: 'card.retry' }, { type: 'card.dismiss' }]
      : []),
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
  ],
  answers: {
    loadSubscriptions: [[subscriptionSample], [], [endingSample]],
    cancelPass: [endingSample, subscriptionSample],
    changeCard: [subscriptionSample],
    pauseCancel: [null],
    pauseCard: [null],
  },
  refusals: {
    cancelPass: [refusal('NotFound', 404), refusal('TooMany', 429), lost],
    changeCard: [refusal('NotFound', 404), lost],
  },
  shape: ({ subject, subscriptions, cancelId, attempt }: SubscriptionContext) => [
    subject,
    subscriptions?.map(({ state }) => state),
    cancelId === null,
    attempt === null,
  ],
  /** INV-5.7: said once at a time, and never without having been asked for; a card goes under one key. */
  oracle: (world) => (_, before) => {
    const now = world.snapshot();
    const context = now.context as SubscriptionContext;
    const open = (name: string) => world.open().filter((question) => question.name === name).length;
    assert.equal(
      open('cancelPass'),
      now.matches({ cancelling: 'sending' }) ? 1 : 0,
      'It is given up behind their back.',
    );
    assert.equal(
      open('changeCard'),
      now.matches({ changing: 'sending' }) ? 1 : 0,
      'A card is changed behind their back.',
    );
    assert.equal(context.cancelId !== null, now.hasTag('cancelling'), 'Which one is given up is known exactly then.');
    assert.equal(context.attempt !== null, now.hasTag('changing'), 'A key is kept exactly while nobody has answered.');
    const wasIdle = (before.value as { cancelling: string }).cancelling === 'idle';
    if (wasIdle) assert.ok(!now.matches({ cancelling: 'sending' }), 'It was given up before anybody was asked.');
    if (context.subject === null) assert.equal(context.subscriptions, null, 'Passes of nobody are kept.');
  },
};
