import assert from 'node:assert/strict';
import { hasSheetOpen, listingMachine, resultsOf } from '#machines/listing/index.ts';
import type { ListingContext } from '#machines/listing/listing.types.ts';
import type { Rostered } from '../kit/rostered.ts';

type Snapshot = ReturnType<typeof listingMachine.resolveState>;

export const chart: Rostered = {
  name: 'listing',
  machine: listingMachine,
  inputs: [{}],
  events: ({ generation }: ListingContext) => [
    { type: 'filters.open' },
    { type: 'filters.close' },
    { type: 'facet.unfold', key: 'Brand' },
    { type: 'facet.unfold', key: 'Department' },
    { type: 'results.ask', generation: generation + 1 },
    { type: 'results.show', generation, totalItems: 24 },
    { type: 'results.show', generation: generation - 1, totalItems: 7 },
    { type: 'results.fail', generation },
    { type: 'results.fail', generation: generation - 1 },
    { type: 'results.grow', generation: generation + 1 },
    { type: 'results.drop', generation },
    { type: 'results.recall' },
    { type: 'listing.leave' },
  ],
  answers: {},
  shape: (context: ListingContext) => [context.totalItems, Math.min(context.generation, 1), context.unfolded.length],
  oracle: (world) => (happened, before) => {
    const listing = world.snapshot() as Snapshot;
    const { unfolded } = listing.context;
    assert.equal(new Set(unfolded).size, unfolded.length, 'A filter is unfolded twice.');
    if (happened.kind !== 'event') return;
    const { type } = happened.event;
    if (type === 'listing.leave')
      assert.deepStrictEqual([hasSheetOpen(listing), unfolded], [false, []], 'A page that was left kept its filters.');
    else assert.ok(unfolded.length >= (before.context as ListingContext).unfolded.length, 'A filter folded by itself.');
    const results = resultsOf(listing);
    const was = (before.value as { results: string }).results;
    if (type === 'listing.leave') assert.equal(results, 'resting', 'A page that was left still asks for results.');
    if (results === 'failed') assert.ok(was === 'busy' || was === 'failed', 'Results failed that nobody waited for.');
    if (results === 'stalled')
      assert.ok(was === 'growing' || was === 'stalled', 'A list stalled that was not growing.');
    if (type.startsWith('results.'))
      assert.equal(
        hasSheetOpen(listing),
        (before.value as { filters: string }).filters === 'open',
        'Results opened or closed the sheet.',
      );
  },
};
