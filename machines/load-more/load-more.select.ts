import type { SnapshotFrom } from 'xstate';
import type { loadMoreMachine } from './load-more.machine.ts';

type LoadMore = SnapshotFrom<typeof loadMoreMachine>;

export const isBusy = (loadMore: LoadMore): boolean => loadMore.hasTag('busy');
export const hasFailed = (loadMore: LoadMore): boolean => loadMore.hasTag('failed');
/** More was asked for and came, so the shopper may stand at the end of what came. */
export const isLengthened = (loadMore: LoadMore): boolean => loadMore.hasTag('lengthened');
