export { facetSearchMachine } from './facet-search.machine.ts';
export { isNarrowed, isSaid, textOf } from './facet-search.select.ts';
export type { FacetSearchContext, FacetSearchEvent, FacetSearchTag } from './facet-search.types.ts';
