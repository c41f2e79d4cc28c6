import { assign, fromPromise, setup } from 'xstate';
import type { StockLevels } from '#services/catalogue/catalogue.contract.ts';
import { absent } from '../kit/index.ts';
import { isCalled } from './stock-levels.select.ts';
import type {
  AskLevels,
  StockLevelsContext,
  StockLevelsEvent,
  StockLevelsInput,
  StockLevelsTag,
  StoreStock,
} from './stock-levels.types.ts';

const chosenFirst = (stores: readonly StoreStock[], chosen: number | null): readonly StoreStock[] => [
  ...stores.filter(({ storeId }) => storeId === chosen),
  ...stores.filter(({ storeId }) => storeId !== chosen),
];

/** Which stores have a product, and finding one of them by its town. */
export const stockLevelsMachine = setup({
  types: {} as {
    context: StockLevelsContext;
    events: StockLevelsEvent;
    input: StockLevelsInput;
    tags: StockLevelsTag;
  },
  actors: { askLevels: fromPromise<StockLevels, { sku: string }>(absent('askLevels')) },
  actions: {
    keepLevels: assign(({ context }, { stores }: { stores: readonly StoreStock[] }) => ({
      stores: chosenFirst(stores, context.chosenStoreId),
    })),
    keepSearch: assign((_, { search }: { search: string }) => ({ search })),
    dropSearch: assign({ search: '' }),
  },
  guards: {
    hasLevels: ({ context }) => context.stores.length > 0,
    isBlank: ({ context }) => context.search.trim() === '',
    hasMatch: ({ context }) => context.stores.some((store) => isCalled(store, context.search)),
  },
}).createMachine({
  id: 'stockLevels',
  description: 'Which stores have a product, and finding one of them by its town.',
  context: ({ input: { sku, chosenStoreId, stores } }) => ({
    sku,
    chosenStoreId,
    stores: chosenFirst(stores ?? [], chosenStoreId),
    search: '',
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page may have brought the answer along.',
      meta: { rows: ['A2.143'] },
      always: [{ guard: 'hasLevels', target: 'listed' }, { target: 'asking' }],
    },
    asking: {
      description: 'The store is asked which of its shops have the product.',
      meta: { rows: ['A7.010'] },
      tags: 'asking',
      invoke: {
        id: 'askLevels',
        src: 'askLevels',
        input: ({ context }) => ({ sku: context.sku }),
        onDone: { target: 'listed', actions: { type: 'keepLevels', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The answer did not come; it can be asked for again.',
      meta: { rows: ['A2.143'] },
      tags: 'failed',
      on: { 'levels.ask': 'asking' },
    },
    listed: {
      description: 'Every store is listed, the chosen one first.',
      meta: { rows: ['A2.143', 'A3.08'] },
      on: {
        'search.type': { target: 'sifting', actions: { type: 'keepSearch', params: ({ event }) => event } },
      },
    },
    sifting: {
      description: 'Something was typed; which stores are called like that is found out.',
      meta: { rows: ['A2.143'] },
      always: [
        { guard: 'isBlank', target: 'listed' },
        { guard: 'hasMatch', target: 'narrowed' },
        { target: 'unmatched' },
      ],
    },
    narrowed: {
      description: 'Only the stores that are called like what was typed are listed.',
      meta: { rows: ['A2.143'] },
      on: {
        'search.type': { target: 'sifting', actions: { type: 'keepSearch', params: ({ event }) => event } },
      },
    },
    unmatched: {
      description: 'No store is called like what was typed.',
      meta: { rows: ['A2.143'] },
      tags: 'unmatched',
      on: {
        'search.type': { target: 'sifting', actions: { type: 'keepSearch', params: ({ event }) => event } },
        'search.clear': { target: 'listed', actions: 'dropSearch' },
      },
    },
  },
});

/** The chart for one product: how the store is asked is given by those who show the list. */
export const stockLevelsOf = (ask: AskLevels) =>
  stockLevelsMachine.provide({
    actors: {
      askLevels: fromPromise<StockLevels, { sku: string }>(({ input, signal }) => ask(input.sku, signal)),
    },
  });
