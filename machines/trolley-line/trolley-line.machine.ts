import { fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { LineWish, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { isUnsent } from '#services/trolley/unsent.rules.ts';
import { absent } from '../kit/index.ts';
import type {
  TrolleyLineContext,
  TrolleyLineEvent,
  TrolleyLineInput,
  TrolleyLineReport,
  TrolleyLineTag,
} from './trolley-line.types.ts';

type Saved = { readonly changed: TrolleyChanged };
type Failed = { readonly fault: Fault };

/** One wish on its way to the store. The trolley keeps what is wanted; this is a single try, and how it ended. */
export const trolleyLineMachine = setup({
  types: {} as {
    context: TrolleyLineContext;
    events: TrolleyLineEvent;
    input: TrolleyLineInput;
    tags: TrolleyLineTag;
  },
  actors: { saveLine: fromPromise<TrolleyChanged, LineWish>(absent('saveLine')) },
  actions: {
    reportSaved: sendParent(
      ({ context: { sku, key, amount, unit } }, { changed }: Saved): TrolleyLineReport => ({
        type: 'line.saved',
        ...{ sku, key, amount, unit, changed },
      }),
    ),
    reportUnsent: sendParent(
      ({ context: { sku, key } }, { fault }: Failed): TrolleyLineReport => ({ type: 'line.unsent', sku, key, fault }),
    ),
    reportRefused: sendParent(
      ({ context: { sku, key } }, { fault }: Failed): TrolleyLineReport => ({ type: 'line.refused', sku, key, fault }),
    ),
  },
  guards: { isUnsent: (_, { fault }: Failed) => isUnsent(fault) },
}).createMachine({
  id: 'trolleyLine',
  description: 'One wish on its way to the store.',
  context: ({ input }) => input,
  initial: 'saving',
  states: {
    saving: {
      description: 'The store is being told the whole amount, under a key by which it knows it again.',
      meta: { rows: ['B7.34', 'A7.O2'] },
      tags: 'busy',
      invoke: {
        id: 'saveLine',
        src: 'saveLine',
        input: ({ context }) => context,
        onDone: {
          target: 'saved',
          actions: { type: 'reportSaved', params: ({ event }) => ({ changed: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUnsent', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            target: 'unsent',
            actions: { type: 'reportUnsent', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          },
          {
            target: 'refused',
            actions: { type: 'reportRefused', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          },
        ],
      },
      on: { 'line.callOff': 'calledOff' },
    },
    calledOff: {
      description: 'The question was taken back: everything is coming out, or somebody else is here.',
      meta: { rows: ['B7.34'] },
    },
    saved: {
      description: 'The store holds that much.',
      meta: { rows: ['A7.O2'] },
    },
    unsent: {
      description: 'The store was not reached, or its answer was lost: it may have done it or not.',
      meta: { rows: ['B7.34'] },
    },
    refused: {
      description: 'The store has said no, and why.',
      meta: { rows: ['B7.34'] },
    },
  },
});
