import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { PackagingOption, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { afterLoss, keyOf, withChoice, withoutFailed } from './trolley-choices.rules.ts';
import {
  blankChoices,
  type Choice,
  type TrolleyChoicesContext,
  type TrolleyChoicesEvent,
  type TrolleyChoicesInput,
  type TrolleyChoicesReport,
  type TrolleyChoicesTag,
} from './trolley-choices.types.ts';

type Of = { readonly key: string };
type Lost = { readonly fault: Fault };
const failure = ({ event }: { event: { error: unknown } }): Lost => ({ fault: faultOf(event.error) });

/** What a shopper says of their trolley besides what they put into it: one after the other, and the last wish wins. */
export const trolleyChoicesMachine = setup({
  types: {} as {
    context: TrolleyChoicesContext;
    events: TrolleyChoicesEvent;
    emitted: TrolleyChoicesReport;
    input: TrolleyChoicesInput;
    tags: TrolleyChoicesTag;
  },
  actors: {
    saveChoice: fromPromise<TrolleyChanged, { readonly choice: Choice | null }>(absent('saveChoice')),
    loadOptions: fromPromise<readonly PackagingOption[], Record<never, never>>(absent('loadOptions')),
  },
  actions: {
    keepUser: assign(({ context: { isPacking } }, user: User) => ({
      ...blankChoices,
      isPacking,
      subject: subjectIn(user),
    })),
    keepChoice: assign(({ context }, { choice }: { choice: Choice }) => withChoice(context, choice)),
    keepRetried: assign(({ context }, { key }: Of) => {
      const lost = context.failed.find(({ choice }) => keyOf(choice) === key);
      return lost ? withChoice(context, lost.choice) : {};
    }),
    dropFailed: assign(({ context }, { key }: Of) => withoutFailed(context, key)),
    takeFirst: assign(({ context }) => ({ asked: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    dropAsked: assign({ asked: null }),
    keepLost: assign(({ context }, { fault }: Lost) => afterLoss(context, fault)),
    reportKept: enqueueActions(({ context: { asked }, enqueue }, { changed }: { changed: TrolleyChanged }) => {
      if (asked) enqueue.emit({ type: 'choice.kept', choice: asked, changed });
    }),
    reportLost: enqueueActions(({ context: { asked }, enqueue }, { fault }: Lost) => {
      if (asked) enqueue.emit({ type: 'choice.lost', choice: asked, fault });
    }),
    keepPacking: assign({ isPacking: true }),
    keepOptions: assign((_, { options }: { options: readonly PackagingOption[] }) => ({ options, optionsFault: null })),
    keepOptionsFault: assign((_, { fault }: Lost) => ({ optionsFault: fault })),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasFailed: ({ context }, { key }: Of) => context.failed.some(({ choice }) => keyOf(choice) === key),
    isPacking: ({ context }) => context.isPacking && context.subject !== null,
  },
}).createMachine({
  id: 'trolleyChoices',
  description:
    'What a shopper says of their trolley besides what they put into it: substitutes, prices, how it is packed.',
  context: ({ input }) => ({ ...blankChoices, ...input }),
  type: 'parallel',
  states: {
    said: {
      description: 'What is said, one after the other.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The store knows everything that was said, or did not keep it and the shopper is told so.',
          meta: { rows: ['A8.44'] },
          always: { guard: 'hasWaiting', target: 'asking' },
        },
        asking: {
          description:
            'One thing is being said to the store; what is wanted meanwhile goes after it, the last wish alone.',
          meta: { rows: ['A4.51', 'A4.52', 'A4.53', 'A7.022', 'A7.023', 'A7.024', 'B7.28'] },
          entry: 'takeFirst',
          invoke: {
            id: 'saveChoice',
            src: 'saveChoice',
            input: ({ context }) => ({ choice: context.asked }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'reportKept', params: ({ event }) => ({ changed: event.output }) }, 'dropAsked'],
            },
            onError: {
              target: 'resting',
              actions: [
                { type: 'reportLost', params: failure },
                { type: 'keepLost', params: failure },
              ],
            },
          },
        },
      },
      on: {
        'choice.make': {
          guard: 'isSomebody',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'choice.retry': {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          actions: { type: 'keepRetried', params: ({ event }) => event },
        },
        'choice.putBack': {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          actions: { type: 'dropFailed', params: ({ event }) => event },
        },
      },
    },
    packing: {
      description: 'The ways to pack.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'No page has wanted to show the ways to pack yet.',
          meta: { rows: ['A7.073'] },
          always: { guard: 'isPacking', target: 'loading' },
        },
        loading: {
          description: 'The store is being asked in which ways it packs, and what each costs.',
          meta: { rows: ['B7.27'] },
          tags: 'busy',
          invoke: {
            id: 'loadOptions',
            src: 'loadOptions',
            input: {},
            onDone: {
              target: 'known',
              actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
            },
            onError: { target: 'unknown', actions: { type: 'keepOptionsFault', params: failure } },
          },
        },
        known: {
          description: 'The ways to pack are known.',
          meta: { rows: ['B7.27'] },
        },
        unknown: {
          description: 'The ways to pack did not come; asking again is offered.',
          meta: { rows: ['B7.27'] },
          tags: 'failed',
          on: { 'packaging.need': 'loading' },
        },
      },
      on: { 'packaging.need': { actions: 'keepPacking' } },
    },
  },
  on: {
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        target: ['.said.resting', '.packing.unasked'],
        actions: { type: 'keepUser', params: ({ event }) => event },
      },
    ],
  },
});
