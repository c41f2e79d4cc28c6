export { searchBoxMachine } from './search-box.machine.ts';
export { activeOf, countOf, optionsOf } from './search-box.select.ts';
export type {
  Option,
  SearchBoxContext,
  SearchBoxEvent,
  SearchBoxInput,
  SearchBoxReport,
  SearchBoxTag,
} from './search-box.types.ts';
