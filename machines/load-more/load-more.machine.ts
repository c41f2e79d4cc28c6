import { fromPromise, setup } from 'xstate';
import { absent } from '../kit/index.ts';
import type { BringMore, LoadMoreEvent, LoadMoreTag } from './load-more.types.ts';

/** More of a list, when it is asked for: one request at a time, and another try when it failed. */
export const loadMoreMachine = setup({
  types: {} as { context: object; events: LoadMoreEvent; tags: LoadMoreTag },
  actors: { loadMore: fromPromise<unknown>(absent('loadMore')) },
}).createMachine({
  id: 'loadMore',
  description: 'More of a list, when it is asked for.',
  context: {},
  initial: 'untouched',
  states: {
    untouched: {
      description: 'What was there from the beginning is shown; more can be asked for.',
      meta: { rows: ['B4.078'], texts: ['B9.046', 'load-more.more'] },
      on: { 'more.ask': 'loading' },
    },
    loading: {
      description: 'More is on its way; asking again asks for nothing.',
      meta: { rows: ['B4.079'], texts: ['B9.046', 'load-more.loading'] },
      tags: 'busy',
      invoke: { id: 'loadMore', src: 'loadMore', onDone: 'lengthened', onError: 'failed' },
    },
    lengthened: {
      description: 'More came, and still more can be asked for while there is more.',
      meta: { rows: ['B4.078'], texts: ['B9.046', 'load-more.more'] },
      tags: 'lengthened',
      on: { 'more.ask': 'loading' },
    },
    failed: {
      description: 'More did not come; it can be asked for again.',
      meta: { rows: ['B4.079'], texts: ['load-more.failed', 'load-more.again'] },
      tags: 'failed',
      on: { 'more.ask': 'loading' },
    },
  },
});

/** The chart for one list: how more of it is brought is given by those who show the list. */
export const loadMoreOf = (bring: BringMore) =>
  loadMoreMachine.provide({ actors: { loadMore: fromPromise<unknown>(({ signal }) => bring(signal)) } });
