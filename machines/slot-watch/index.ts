export { slotWatchMachine } from './slot-watch.machine.ts';
export { unwatchedIn, watchesIn } from './slot-watch.select.ts';
export {
  type SlotWatch,
  type SlotWatchContext,
  slotWatchCarriage,
  type SlotWatches,
  type SlotWatchEvent,
  type SlotWatchHappening,
  type SlotWatchReport,
  type SlotWatchTag,
} from './slot-watch.types.ts';
