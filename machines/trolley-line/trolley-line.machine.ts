import { assign, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { LineWish, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { absent } from '../kit/index.ts';
import type {
  TrolleyLineContext,
  TrolleyLineEvent,
  TrolleyLineInput,
  TrolleyLineReport,
  TrolleyLineTag,
} from './trolley-line.types.ts';

type Saved = { readonly changed: TrolleyChanged };

/** One line of the trolley while it differs from what the store holds: one question at a time, the last wish counts. */
export const trolleyLineMachine = setup({
  types: {} as {
    context: TrolleyLineContext;
    events: TrolleyLineEvent;
    input: TrolleyLineInput;
    tags: TrolleyLineTag;
  },
  actors: { saveLine: fromPromise<TrolleyChanged, LineWish>(absent('saveLine')) },
  actions: {
    keepWanted: assign((_, { amount }: { amount: number }) => ({ amount })),
    keepSent: assign(({ context }) => ({ sentAmount: context.amount, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    dropKey: assign({ key: null }),
    reportSaved: sendParent(
      ({ context }, { changed }: Saved): TrolleyLineReport => ({
        type: 'line.saved',
        sku: context.sku,
        amount: context.sentAmount,
        key: context.key ?? null,
        changed,
        isOver: context.amount === context.sentAmount,
      }),
    ),
    reportRefused: sendParent(
      ({ context }, { fault }: { fault: Fault }): TrolleyLineReport => ({
        type: 'line.refused',
        sku: context.sku,
        key: context.key ?? null,
        fault,
      }),
    ),
    reportResumed: sendParent(({ context }): TrolleyLineReport => ({ type: 'line.resumed', sku: context.sku })),
  },
  guards: { isMoreWanted: ({ context }) => context.amount !== context.sentAmount },
}).createMachine({
  id: 'trolleyLine',
  description: 'One line of the trolley while it differs from what the store holds.',
  context: ({ input }) => ({ ...input, sentAmount: input.amount, fault: null }),
  initial: 'saving',
  states: {
    saving: {
      description: 'The store is being told the whole amount; what is wanted meanwhile waits for its answer.',
      meta: { rows: ['B7.34', 'A7.O2'] },
      tags: 'busy',
      entry: 'keepSent',
      invoke: {
        id: 'saveLine',
        src: 'saveLine',
        input: ({ context: { sku, amount, unit, source, key = null } }) => ({ sku, amount, unit, source, key }),
        onDone: [
          {
            guard: 'isMoreWanted',
            target: 'saving',
            reenter: true,
            actions: [{ type: 'reportSaved', params: ({ event }) => ({ changed: event.output }) }, 'dropKey'],
          },
          { target: 'saved', actions: { type: 'reportSaved', params: ({ event }) => ({ changed: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            { type: 'reportRefused', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          ],
        },
      },
      on: { 'amount.want': { actions: { type: 'keepWanted', params: ({ event }) => event } } },
    },
    failed: {
      description: 'It did not get through: what is wanted stays in sight, with another try and the way back.',
      meta: { rows: ['B7.34'] },
      tags: 'failed',
      on: {
        'amount.want': {
          target: 'saving',
          actions: [{ type: 'keepWanted', params: ({ event }) => event }, 'dropKey', 'reportResumed'],
        },
        'line.retry': { target: 'saving', actions: 'reportResumed' },
      },
    },
    saved: {
      description:
        'The store holds what is wanted; the trolley lets the line go, unless more is wanted in that moment.',
      meta: { rows: ['A7.O2'] },
      on: {
        'amount.want': { target: 'saving', actions: [{ type: 'keepWanted', params: ({ event }) => event }, 'dropKey'] },
      },
    },
  },
});
