export { listSearchMachine } from './list-search.machine.ts';
export {
  addableIn,
  chosenOf,
  type ListSearchShown,
  type ListSearchView,
  type ListSummary,
  listSearchShown,
  summaryOf,
} from './list-search.select.ts';
export {
  blankListSearch,
  type ListLine,
  type ListSearchContext,
  type ListSearchEvent,
  type ListSearchHappening,
  type ListSearchInput,
  type ListSearchTag,
  listSearchCarriage,
} from './list-search.types.ts';
