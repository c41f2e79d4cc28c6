import { assign, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { FoundStores } from '#services/fulfilment/stores.rules.ts';
import { absent } from '../kit/index.ts';
import {
  type FindStores,
  type StoreFinderContext,
  type StoreFinderEvent,
  type StoreFinderInput,
  type StoreFinderTag,
  typingPauseMs,
} from './store-finder.types.ts';

/** The search of the store finder: the list follows what is typed, and the last good list stays until another comes. */
export const storeFinderMachine = setup({
  types: {} as {
    context: StoreFinderContext;
    events: StoreFinderEvent;
    input: StoreFinderInput;
    tags: StoreFinderTag;
  },
  actors: { findStores: fromPromise<FoundStores, { search: string }>(absent('findStores')) },
  actions: {
    keepSearch: assign((_, { search }: { search: string }) => ({ search })),
    keepFound: assign((_, { found }: { found: FoundStores | null }) => ({ found, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    keepPointed: assign((_, { storeId }: { storeId: number | null }) => ({ pointedId: storeId })),
  },
  guards: {
    isBlank: (_, { search }: { search: string }) => search.trim() === '',
    isUnchanged: ({ context }, { search }: { search: string }) => search.trim() === context.search.trim(),
    hasLookedFor: ({ context }) => context.found !== null,
    hasStores: (_, { found }: { found: FoundStores | null }) => (found?.storeIds.length ?? 0) > 0,
  },
  delays: { typingPause: typingPauseMs },
}).createMachine({
  id: 'storeFinder',
  description: 'The search of the store finder: the list follows what is typed.',
  context: ({ input }) => ({ search: input.found?.search ?? '', found: input.found, fault: null, pointedId: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page has come with what its address looked for.',
      meta: { rows: ['A7.100'] },
      always: [
        { guard: { type: 'hasStores', params: ({ context }) => ({ found: context.found }) }, target: 'found' },
        { guard: 'hasLookedFor', target: 'nothingFound' },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'Nothing is looked for: every store is listed.',
      meta: { rows: ['A2.081'] },
    },
    typing: {
      description: 'Something was typed; the store is asked once the typing pauses.',
      meta: { rows: ['A1.26'] },
      tags: 'busy',
      after: { typingPause: 'looking' },
    },
    looking: {
      description: 'The store is asked for what stands in the field; the last list stays until it answers.',
      meta: { rows: ['A7.100'] },
      tags: 'busy',
      invoke: {
        id: 'findStores',
        src: 'findStores',
        input: ({ context }) => ({ search: context.search.trim() }),
        onDone: [
          {
            guard: { type: 'hasStores', params: ({ event }) => ({ found: event.output }) },
            target: 'found',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'nothingFound',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    found: {
      description: 'The list shows the stores that were looked for.',
      meta: { rows: ['A1.26'] },
    },
    nothingFound: {
      description: 'No store is there for these words: the page says so and offers the whole list.',
      meta: { rows: ['A1.26'] },
      tags: 'nothing',
    },
    failed: {
      description: 'The store could not be asked: the last list stays, and another try is offered.',
      meta: { rows: ['A7.100'] },
      tags: 'failed',
      on: { 'search.retry': { target: 'looking', actions: { type: 'keepFault', params: { fault: null } } } },
    },
  },
  on: {
    'search.type': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.resting',
        actions: [
          { type: 'keepSearch', params: ({ event }) => event },
          { type: 'keepFound', params: { found: null } },
        ],
      },
      {
        guard: { type: 'isUnchanged', params: ({ event }) => event },
        actions: { type: 'keepSearch', params: ({ event }) => event },
      },
      {
        target: '.typing',
        actions: [
          { type: 'keepSearch', params: ({ event }) => event },
          { type: 'keepFault', params: { fault: null } },
        ],
      },
    ],
    'store.point': { actions: { type: 'keepPointed', params: ({ event }) => event } },
  },
});

/** The chart for a page: how stores are found is given by those who show it. */
export const storeFinderOf = (find: FindStores) =>
  storeFinderMachine.provide({
    actors: {
      findStores: fromPromise<FoundStores, { search: string }>(({ input, signal }) => find(input.search, signal)),
    },
  });
