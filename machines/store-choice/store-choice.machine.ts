import { assign, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { absent } from '../kit/index.ts';
import {
  blankChoice,
  type StoreChoiceContext,
  type StoreChoiceEvent,
  type StoreChoiceTag,
} from './store-choice.types.ts';

/** Choosing the store whose prices and stock the shop shows: one choice in flight at a time. */
export const storeChoiceMachine = setup({
  types: {} as { context: StoreChoiceContext; events: StoreChoiceEvent; tags: StoreChoiceTag },
  actors: { chooseStore: fromPromise<ServerContext, { storeId: number }>(absent('chooseStore')) },
  actions: {
    keepWanted: assign((_, { storeId }: { storeId: number | null }) => ({ wantedId: storeId, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    reportContext: sendParent((_, { context }: { context: ServerContext }) => ({ type: 'context.told', context })),
  },
}).createMachine({
  id: 'storeChoice',
  description: 'Choosing the store whose prices and stock the shop shows.',
  context: blankChoice,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being chosen; what the session says is the store.',
      meta: { rows: ['A3.24'] },
      on: {
        'store.choose': { target: 'choosing', actions: { type: 'keepWanted', params: ({ event }) => event } },
      },
    },
    choosing: {
      description:
        'The choice is on its way; until it is answered no other is taken, so the last word is the last sent.',
      meta: { rows: ['A7.030'] },
      tags: 'busy',
      invoke: {
        id: 'chooseStore',
        src: 'chooseStore',
        input: ({ context }) => ({ storeId: context.wantedId ?? 0 }),
        onDone: {
          target: 'chosen',
          actions: { type: 'reportContext', params: ({ event }) => ({ context: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    chosen: {
      description: 'The choice holds: prices and stock are those of that store from now on.',
      meta: { rows: ['A3.24'] },
      tags: 'chosen',
      on: {
        'store.choose': { target: 'choosing', actions: { type: 'keepWanted', params: ({ event }) => event } },
        'choice.leave': { target: 'resting', actions: { type: 'keepWanted', params: { storeId: null } } },
      },
    },
    failed: {
      description:
        'The choice did not get through; what was the store is still taken for it, and another try is offered.',
      meta: { rows: ['A7.030'] },
      tags: 'failed',
      on: {
        'store.choose': { target: 'choosing', actions: { type: 'keepWanted', params: ({ event }) => event } },
        'choice.retry': { target: 'choosing', actions: { type: 'keepFault', params: { fault: null } } },
        'choice.leave': { target: 'resting', actions: { type: 'keepWanted', params: { storeId: null } } },
      },
    },
  },
});
