import type { SnapshotFrom } from 'xstate';
import type { loadMoreMachine } from './load-more.machine.ts';

type LoadMore = SnapshotFrom<typeof loadMoreMachine>;

export const isBusy = (loadMore: LoadMore): boolean => loadMore.hasTag('busy');
export const hasFailed = (loadMore: LoadMore): boolean => loadMore.hasTag('failed');
