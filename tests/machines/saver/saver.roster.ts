import assert from 'node:assert/strict';
import { isEligible, type SaverContext, saverMachine } from '#machines/saver/index.ts';
import { FaultError } from '#services/fault.ts';
import { eligibleSample, planSamples, savingsSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import type { Rostered } from '../kit/rostered.ts';

export const lost = new FaultError({ tag: 'timeout', message: 'Too long.' });
const place = { addressId: 5, suburbId: 12 };
/** What is said of each address, by what it is called: an answer to another question would be seen. */
export const saidOf = {
  eligible: { ...eligibleSample, addressId: 5 },
  nonPerishable: { ...eligibleSample, eligibility: 'nonPerishable', addressId: 6, message: 'Dry goods only.' },
  nonServiced: { ...eligibleSample, eligibility: 'nonServiced', addressId: 7, message: 'No vans.' },
  none: { eligibility: null, addressId: null, suburbId: null, label: null, message: '' },
} as const;

export const chart: Rostered = {
  name: 'saver',
  machine: saverMachine,
  inputs: [
    { subject: 'aroha', place },
    { subject: null, place: null },
  ],
  events: () => [
    { type: 'plans.need' },
    { type: 'savings.need' },
    { type: 'address.ask', asked: {} },
    { type: 'address.ask', asked: { addressId: '6' } },
    { type: 'address.ask', asked: { suburbId: '12' } },
    { type: 'saver.retry' },
    { type: 'saver.staled' },
    { type: 'terms.told', fulfilment: place },
    { type: 'terms.told', fulfilment: { addressId: 6, suburbId: 13 } },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  /** Plans, savings and the address have nothing to do with each other: they take turns. */
  pathEvents: ({ subject }: SaverContext) => [
    { type: 'plans.need' },
    { type: 'savings.need' },
    { type: 'address.ask', asked: {} },
    { type: 'address.ask', asked: { addressId: '6' } },
    { type: 'saver.retry' },
    { type: 'saver.staled' },
    { type: 'terms.told', fulfilment: place },
    { type: 'terms.told', fulfilment: { addressId: 6, suburbId: 13 } },
    { type: 'session.ended' },
    { type: 'user.changed', subject: subject === 'aroha' ? 'aroha' : 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: {
    loadPlans: [planSamples],
    checkAddress: [saidOf.eligible, saidOf.nonPerishable, saidOf.nonServiced, saidOf.none],
    loadSavings: [savingsSample],
  },
  refusals: { checkAddress: [lost] },
  shape: ({ subject, asked, told, plans, savings, addressFault }: SaverContext) => [
    subject === null,
    asked === null,
    told?.eligibility,
    plans === null,
    savings === null,
    addressFault === null,
  ],
  /** INV-5.1, 5.4 and A-22: a pass may be bought only where the store has said so of the address that is looked at. */
  oracle: (world) => (happened, before) => {
    const now = world.snapshot();
    const context = now.context as SaverContext;
    const asking = world.open().filter(({ name }) => name === 'checkAddress').length;
    assert.equal(
      asking,
      now.matches({ address: 'checking' }) ? 1 : 0,
      'An address is asked about, and it is not said.',
    );
    assert.equal(
      isEligible(now as never),
      context.told?.eligibility === 'eligible',
      'It may be bought, and the store has not said so of this address.',
    );
    if (now.hasTag('checking')) assert.equal(context.told, null, 'The verdict on another address is shown.');
    if (happened.kind === 'event' && happened.event.type === 'address.ask') {
      const was = (before.context as SaverContext).asked;
      if (JSON.stringify(was) !== JSON.stringify(happened.event['asked']))
        assert.ok(now.hasTag('checking'), 'Another address, and it was not checked at once.');
    }
    if (happened.kind === 'event' && /^(?:address|terms)/.test(happened.event.type)) {
      const { plans, savings } = now.value as Record<string, unknown>;
      const was = before.value as Record<string, unknown>;
      assert.deepEqual(
        [plans, savings],
        [was['plans'], was['savings']],
        'Another address, and the plans are forgotten.',
      );
    }
    if (happened.kind === 'refusal' && happened.name === 'checkAddress')
      assert.ok(!isEligible(now as never), 'The check failed, and it may be bought.');
    if (context.subject === null) assert.equal(context.savings, null, 'Savings of nobody are kept.');
  },
};
