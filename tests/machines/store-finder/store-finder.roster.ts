import assert from 'node:assert/strict';
import { foundIn, hasFailed, hasFoundNothing, isLooking, storeFinderMachine } from '#machines/store-finder/index.ts';
import type { StoreFinderContext } from '#machines/store-finder/store-finder.types.ts';
import type { Rostered } from '../kit/rostered.ts';

const newtown = { search: 'newtown', near: 'Newtown', storeIds: [31, 30] };
const nowhere = { search: 'zzz', near: null, storeIds: [] };

export const chart: Rostered = {
  name: 'store-finder',
  machine: storeFinderMachine,
  inputs: [{ found: null }, { found: newtown }, { found: nowhere }],
  events: () => [
    { type: 'search.type', search: 'newt' },
    { type: 'search.type', search: ' newtown ' },
    { type: 'search.type', search: '' },
    { type: 'search.retry' },
    { type: 'store.point', storeId: 31 },
    { type: 'store.point', storeId: null },
  ],
  answers: { findStores: [newtown, nowhere] },
  shape: ({ search, found, fault }: StoreFinderContext) => [
    search.trim(),
    found?.storeIds.length ?? null,
    fault === null,
  ],
  spans: [249, 250, 251],
  oracle: (world) => () => {
    const now = world.snapshot() as never as Parameters<typeof foundIn>[0];
    const { search, fault } = now.context;
    assert.equal(world.open().length, now.value === 'looking' ? 1 : 0, 'The store is asked one thing at a time.');
    assert.equal(fault !== null, hasFailed(now), 'A fault stands exactly where the search failed.');
    if (search.trim() === '') assert.equal(foundIn(now), null, 'An empty field lists every store.');
    if (hasFoundNothing(now))
      assert.deepEqual(foundIn(now)?.storeIds, [], 'Nothing is said to be found only when it is.');
    if (!isLooking(now) && !hasFailed(now) && search.trim() !== '')
      assert.notEqual(foundIn(now), null, 'A list at rest is that of what was looked for.');
  },
};
