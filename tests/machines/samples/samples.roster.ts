import assert from 'node:assert/strict';
import { type SamplesContext, samplesMachine } from '#machines/samples/index.ts';
import type { OnlineSample } from '#services/trolley/samples.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import type { Rostered } from '../kit/rostered.ts';

export const sampleOf = (responseId: string, qualifying: string, actionTaken: 'accepted' | null = null): OnlineSample =>
  ({
    ...sampleProducts.plain,
    sku: '900001',
    onlineSample: {
      responseId,
      actionTaken,
      campaignId: 'spring',
      campaignName: 'Spring',
      qualifyingProduct: [{ sku: qualifying }],
    },
  }) as OnlineSample;

type Now = { readonly value: string; readonly context: SamplesContext };

export const chart: Rostered = {
  name: 'samples',
  machine: samplesMachine,
  inputs: [
    { subject: null, skus: null },
    { subject: 'aroha', skus: ['100001'] },
  ],
  events: () => [
    { type: 'held.told', skus: ['100001'] },
    { type: 'held.told', skus: ['100001', '100002'] },
    { type: 'held.told', skus: [] },
    { type: 'samples.respond', responses: [{ id: 'tea', actionTaken: 'accepted' }] },
    { type: 'samples.retry' },
    { type: 'confirmation.dismiss' },
    { type: 'user.changed', subject: null, isShopper: false },
    { type: 'user.changed', subject: 'aroha', isShopper: true },
    { type: 'user.changed', subject: 'wiremu', isShopper: true },
  ],
  answers: {
    loadSamples: [[sampleOf('tea', '100002')], []],
    sendResponses: [[{ id: 'tea', actionTaken: 'accepted' }], []],
  },
  shape: ({ subject, skus, samples, waiting, isStale, hasError }: SamplesContext) => [
    subject === null,
    skus?.length ?? null,
    samples.length,
    waiting.length,
    isStale,
    hasError,
  ],
  oracle: (world) => (happened, said) => {
    const before = said as unknown as Now;
    const { value, context } = world.snapshot() as unknown as Now;
    const isEmpty = context.subject === null || (context.skus?.length ?? 0) === 0;
    assert.equal(value === 'away', isEmpty, 'Samples are for a shopper with something in the trolley.');
    if (isEmpty) assert.deepEqual(context.samples, [], 'A sample stayed with an empty trolley.');
    assert.ok(world.open().length <= 1, 'The store is asked one thing at a time.');
    const event = happened.kind === 'event' ? happened.event : null;
    if (event?.type === 'user.changed' && event['subject'] !== before.context.subject)
      assert.deepEqual([context.samples, context.waiting], [[], []], 'A sample of one shopper stayed for the next.');
    if (before.value !== 'responding' || happened.kind === 'event') return;
    const isLost =
      happened.kind === 'refusal' || (happened.kind === 'answer' && (happened.output as unknown[]).length === 0);
    if (isLost && happened.kind !== 'refusal' && happened.name !== 'sendResponses') return;
    if (isLost)
      assert.deepEqual(
        [value, context.hasError, context.hasConfirmationError],
        ['loading', true, true],
        'What was not kept sets both flags, and the samples are loaded again.',
      );
  },
};
