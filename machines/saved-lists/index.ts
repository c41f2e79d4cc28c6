export { savedListsMachine } from './saved-lists.machine.ts';
export { changeOf, type OpenList, openListOf, overviewOf, type SavedListsShown } from './saved-lists.select.ts';
export {
  type Done,
  type SavedListsContext,
  type SavedListsEvent,
  type SavedListsInput,
  type SavedListsReport,
  type SavedListsTag,
  savedListsCarriage,
  type Task,
} from './saved-lists.types.ts';
