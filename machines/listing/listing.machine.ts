import { assign, setup } from 'xstate';
import { isLatest, isNewer } from '../kit/index.ts';
import { blankListing, type ListingContext, type ListingEvent, type ListingTag } from './listing.types.ts';

/** A listing page: its filters, and whether the results on show are the ones that were asked for. */
export const listingMachine = setup({
  types: {} as { context: ListingContext; events: ListingEvent; tags: ListingTag },
  actions: {
    keepGeneration: assign((_, { generation }: { generation: number }) => ({ generation })),
    keepTotal: assign((_, { totalItems }: { totalItems: number }) => ({ totalItems })),
    keepUnfolded: assign(({ context }, { key }: { key: string }) => ({ unfolded: [...context.unfolded, key] })),
    foldFacets: assign({ unfolded: [] }),
  },
  guards: {
    isLatest,
    isNewer,
    isFolded: ({ context }, { key }: { key: string }) => !context.unfolded.includes(key),
  },
}).createMachine({
  id: 'listing',
  description: 'A listing page: its filters, and whether the results on show are the ones asked for.',
  context: blankListing,
  type: 'parallel',
  states: {
    filters: {
      description: 'The filters’ sheet on small screens; on large ones they stand beside the results.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The results have the screen.',
          meta: { rows: ['B4.069'] },
          on: { 'filters.open': 'open' },
        },
        open: {
          description: 'The filters cover the results on a small screen.',
          meta: { rows: ['B4.070'] },
          tags: 'sheet',
          on: { 'filters.close': 'closed' },
        },
      },
      on: {
        'facet.unfold': {
          guard: { type: 'isFolded', params: ({ event }) => event },
          actions: { type: 'keepUnfolded', params: ({ event }) => event },
        },
        'listing.leave': { target: '.closed', actions: 'foldFacets' },
      },
    },
    results: {
      description: 'The products themselves: whether those on show are the ones asked for, and all of them so far.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The products on show are the ones asked for.',
          meta: { rows: ['B2.68'] },
          on: {
            'results.show': {
              guard: { type: 'isLatest', params: ({ event }) => event },
              actions: { type: 'keepTotal', params: ({ event }) => event },
            },
          },
        },
        busy: {
          description: 'Other products are on their way; the last ones stay on show.',
          meta: { rows: ['B4.109'] },
          tags: 'busy',
          on: {
            'results.show': {
              guard: { type: 'isLatest', params: ({ event }) => event },
              target: 'resting',
              actions: { type: 'keepTotal', params: ({ event }) => event },
            },
            'results.fail': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'failed' },
            'results.drop': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'resting' },
            'listing.leave': 'resting',
          },
        },
        failed: {
          description: 'The products asked for did not come; the last ones stay on show and trying again is offered.',
          meta: { rows: ['B4.109'] },
          tags: 'failed',
          on: { 'results.recall': 'resting', 'listing.leave': 'resting' },
        },
        growing: {
          description: 'More of the same list is on its way, under the products on show.',
          meta: { rows: ['B4.079'] },
          tags: 'growing',
          on: {
            'results.show': {
              guard: { type: 'isLatest', params: ({ event }) => event },
              target: 'resting',
              actions: { type: 'keepTotal', params: ({ event }) => event },
            },
            'results.fail': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'stalled' },
            'results.drop': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'resting' },
            'listing.leave': 'resting',
          },
        },
        stalled: {
          description: 'More of the list did not come; what is on show stays, and more can be asked for again.',
          meta: { rows: ['B4.078'] },
          tags: 'stalled',
          on: { 'results.recall': 'resting', 'listing.leave': 'resting' },
        },
      },
      on: {
        'results.ask': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          target: '.busy',
          actions: { type: 'keepGeneration', params: ({ event }) => event },
        },
        'results.grow': {
          guard: { type: 'isNewer', params: ({ event }) => event },
          target: '.growing',
          actions: { type: 'keepGeneration', params: ({ event }) => event },
        },
      },
    },
  },
});
