import assert from 'node:assert/strict';
import { type FacetSearchContext, facetSearchMachine, isNarrowed } from '#machines/facet-search/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'facet-search',
  machine: facetSearchMachine,
  inputs: [{}],
  events: () => [
    { type: 'text.type', text: 'kō' },
    { type: 'text.type', text: 'kōwhai' },
    { type: 'text.type', text: '  ' },
    { type: 'text.type', text: '' },
    { type: 'text.clear' },
  ],
  answers: {},
  shape: (context: FacetSearchContext) => context.text,
  spans: [399, 400],
  oracle: (world) => () => {
    const search = world.snapshot() as ReturnType<typeof facetSearchMachine.resolveState>;
    assert.equal(isNarrowed(search), search.context.text.trim() !== '', 'What is shown is not what was typed.');
  },
};
