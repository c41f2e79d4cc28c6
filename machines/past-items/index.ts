export { pastItemsMachine } from './past-items.machine.ts';
export { type PastItemsShown, pastItemsOf } from './past-items.select.ts';
export {
  type PastItemsContext,
  type PastItemsEvent,
  type PastItemsInput,
  type PastItemsTag,
  pastItemsCarriage,
} from './past-items.types.ts';
