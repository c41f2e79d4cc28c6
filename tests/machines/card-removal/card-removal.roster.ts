import assert from 'node:assert/strict';
import { type CardRemovalContext, cardRemovalMachine } from '#machines/card-removal/index.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';

export const card = '10000000-0000-4000-8000-000000000001';
export const refusal = (code: FaultCode, status = 409) =>
  new FaultError({ tag: 'refused', status, code, message: 'The store says no.' });
export const lost = new FaultError({ tag: 'timeout', message: 'Too long.' });
export const proof = (isSuccessful: boolean) => ({ isSuccessful, signInFailureReasonMessage: null });

export const chart: Rostered = {
  name: 'card-removal',
  machine: cardRemovalMachine,
  inputs: [{ subject: 'aroha' }, { subject: null }],
  events: () => [
    { type: 'removal.ask', instrumentId: card },
    { type: 'removal.ask', instrumentId: '10000000-0000-4000-8000-000000000002' },
    { type: 'removal.confirm', password: 'kererū on the fence' },
    { type: 'removal.dismiss' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { checkPassword: [proof(true), proof(false)], removeCard: [null] },
  refusals: {
    checkPassword: [refusal('Forbidden', 403), refusal('TooMany', 429), lost],
    removeCard: [refusal('NotFound', 404), refusal('ProofNeeded', 403), refusal('Invalid', 400), lost],
  },
  shape: ({ subject, instrumentId, tries, fault }: CardRemovalContext) => [
    subject === null,
    instrumentId === card,
    instrumentId === null,
    tries > 0,
    fault === null,
  ],
  oracle: (world) => () => {
    const now = world.snapshot();
    const context = now.context as CardRemovalContext;
    const open = (name: string) => world.open().filter((question) => question.name === name).length;
    assert.equal(open('removeCard'), now.matches('removing') ? 1 : 0, 'A card is forgotten behind their back.');
    assert.ok(!JSON.stringify(context).includes('kererū'), 'A password is kept.');
    if (context.subject === null) assert.equal(context.instrumentId, null, 'A card of nobody is kept.');
  },
};
