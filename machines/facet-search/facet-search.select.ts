import type { SnapshotFrom } from 'xstate';
import type { facetSearchMachine } from './facet-search.machine.ts';

type FacetSearch = SnapshotFrom<typeof facetSearchMachine>;

export const textOf = (search: FacetSearch) => search.context.text;
export const isNarrowed = (search: FacetSearch) => search.hasTag('narrowed');
export const isSaid = (search: FacetSearch) => search.hasTag('said');
