import type { SnapshotFrom } from 'xstate';
import type { storeFinderMachine } from './store-finder.machine.ts';

type StoreFinder = SnapshotFrom<typeof storeFinderMachine>;

export const isLooking = (finder: StoreFinder): boolean => finder.hasTag('busy');
export const hasFailed = (finder: StoreFinder): boolean => finder.hasTag('failed');
export const hasFoundNothing = (finder: StoreFinder): boolean => finder.hasTag('nothing');
/** What the list shows; null for every store. */
export const foundIn = (finder: StoreFinder) => finder.context.found;
export const pointedIn = (finder: StoreFinder): number | null => finder.context.pointedId;
