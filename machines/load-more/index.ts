export { loadMoreMachine, loadMoreOf } from './load-more.machine.ts';
export { hasFailed, isBusy, isLengthened } from './load-more.select.ts';
export type { BringMore, LoadMoreEvent, LoadMoreTag } from './load-more.types.ts';
