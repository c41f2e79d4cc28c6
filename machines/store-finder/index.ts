export { storeFinderMachine, storeFinderOf } from './store-finder.machine.ts';
export { foundIn, hasFailed, hasFoundNothing, isLooking, pointedIn } from './store-finder.select.ts';
export type { FindStores, StoreFinderEvent, StoreFinderInput, StoreFinderTag } from './store-finder.types.ts';
