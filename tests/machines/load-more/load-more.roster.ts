import assert from 'node:assert/strict';
import { loadMoreMachine } from '#machines/load-more/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'load-more',
  machine: loadMoreMachine,
  inputs: [{}],
  events: () => [{ type: 'more.ask' }],
  answers: { loadMore: [null] },
  shape: () => null,
  oracle: (world) => () => {
    const isLoading = world.snapshot().value === 'loading';
    assert.equal(world.open().length, isLoading ? 1 : 0, 'One request at a time, and only while loading.');
  },
};
