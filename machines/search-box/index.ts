export { type Suggest, searchBoxActors, searchBoxMachine } from './search-box.machine.ts';
export { activeOf, countOf, hasText, optionsOf } from './search-box.select.ts';
export type {
  Option,
  SearchBoxContext,
  SearchBoxEvent,
  SearchBoxInput,
  SearchBoxReport,
  SearchBoxTag,
} from './search-box.types.ts';
