import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import { faultOf } from '#services/fault.ts';
import { canFinish, type GatedAction, type KeptAction, type Visitor } from '#services/gate/gate.words.ts';
import { absent } from '../kit/index.ts';
import { actionOf, failureOf, grantOf, isOfAnother, isOurs, isSame, isTooLate, promptOf } from './gate.rules.ts';
import type {
  Claim,
  GateContext,
  GateEvent,
  GateFailure,
  GateGrant,
  GateInput,
  GateReport,
  GateTag,
} from './gate.types.ts';
import { gateTexts } from './gate.texts.ts';

type Asked = { readonly action: GatedAction; readonly key: string; readonly nowMs: number };
type Told = { readonly visitor: Visitor };
type Ended = { readonly id: string; readonly isChosen: boolean };

/** What a visitor may not do yet: asked for in words, kept over the sign-in, and finished after it, once. */
export const gateMachine = setup({
  types: {} as { context: GateContext; events: GateEvent; emitted: GateReport; input: GateInput; tags: GateTag },
  actors: {
    keepAction: fromPromise<void, { kept: KeptAction | null }>(absent('keepAction')),
    claimAction: fromPromise<Claim, { kept: KeptAction | null }>(absent('claimAction')),
    forgetAction: fromPromise<void>(absent('forgetAction')),
  },
  actions: {
    keepVisitor: assign((_, { visitor }: Told) => ({ visitor })),
    keepAsked: assign(({ context }, { action, key, nowMs }: Asked) => ({
      kept: { action, key, askedAtMs: nowMs, subject: context.visitor.subject, isBegun: false },
      failure: null,
    })),
    bindSubject: assign(({ context: { kept, visitor } }) => ({
      kept: kept && { ...kept, subject: visitor.subject },
    })),
    keepFailure: assign((_, { failure }: { failure: GateFailure | null }) => ({ failure })),
    forgetKept: assign({ kept: null, failure: null }),
    keepOffered: assign({ hasOffered: true }),
    reportAskedGrant: sendParent((_, { action, key }: Asked): GateGrant => ({ type: 'action.granted', action, key })),
    reportKeptGrant: sendParent(({ context }) => grantOf(context)),
    reportPrompt: emit(({ context }) => promptOf(context)),
    reportFailure: emit(({ context }) => failureOf(context)),
    reportUnwanted: emit({ type: 'words.unwanted' }),
    reportFinished: emit(({ context }): GateReport => ({ type: 'action.finished', action: actionOf(context) })),
    reportDropped: emit(
      ({ context }, { reason }: { reason: 'lapsed' | 'anotherPerson' }): GateReport => ({
        type: 'action.dropped',
        action: actionOf(context),
        reason,
      }),
    ),
    reportOffer: emit({ type: 'offer.wanted' }),
  },
  guards: {
    isNothingKept: ({ context }) => context.kept === null,
    isLeftBehind: ({ context }) => context.visitor.role === 'guest' && isOfAnother(context),
    isForAnother: ({ context }) => isOfAnother(context),
    isInterrupted: ({ context: { kept, visitor } }) => visitor.role === 'shopper' && kept?.isBegun === true,
    isShopper: ({ context }) => context.visitor.role === 'shopper',
    isUnbound: ({ context: { kept, visitor } }) => visitor.role === 'nonShopper' && kept?.subject === null,
    isTheSame: ({ context }, { visitor }: Told) => isSame(context.visitor, visitor),
    isNowGuest: (_, { visitor }: Told) => visitor.role === 'guest',
    isNowShopper: (_, { visitor }: Told) => visitor.role === 'shopper',
    isOurs: ({ context }, { id }: Ended) => isOurs(context, id),
    isChosen: ({ context }, { id, isChosen }: Ended) => isChosen && isOurs(context, id),
    isKey: ({ context }, { key }: { key: string }) => context.kept?.key === key,
    isTaken: (_, { isOurs }: Claim) => !isOurs,
    isTooLate: ({ context }, claim: Claim) => isTooLate(context, claim),
    isOnlyNamed: ({ context }) => !canFinish(actionOf(context)),
    canOffer: ({ context }) => context.visitor.role === 'guest' && !context.hasOffered,
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'gate',
  description: 'What a visitor may not do yet: asked for in words, kept over the sign-in, and finished after it, once.',
  context: ({ input }) => ({ visitor: input.visitor, kept: input.kept, failure: null, hasOffered: input.hasOffered }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A page of this tab begins, perhaps on the way back from signing in.',
      meta: { rows: ['B5.08'] },
      always: [{ guard: 'isNothingKept', target: 'resting' }, { target: 'kept' }],
    },
    resting: {
      description: 'Nothing is asked for and nothing is kept.',
      meta: { rows: ['B6.01'] },
    },
    asking: {
      description: 'The prompt says what is missing; nothing is kept until its button is chosen.',
      meta: { rows: ['B5.08', 'B5.09', 'B6.02', 'B6.03', 'B6.04', 'B6.O1'], texts: gateTexts.asking },
      entry: 'reportPrompt',
      on: {
        'words.ended': [
          { guard: { type: 'isChosen', params: ({ event }) => event }, target: 'keeping' },
          { guard: { type: 'isOurs', params: ({ event }) => event }, target: 'forgetting' },
        ],
        'visitor.told': [
          { guard: { type: 'isTheSame', params: ({ event }) => event } },
          {
            guard: { type: 'isNowShopper', params: ({ event }) => event },
            target: 'weighing',
            actions: ['reportUnwanted', { type: 'keepVisitor', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isNowGuest', params: ({ event }) => event },
            target: 'forgetting',
            actions: ['reportUnwanted', { type: 'keepVisitor', params: ({ event }) => event }],
          },
          {
            target: 'asking',
            reenter: true,
            actions: [{ type: 'keepVisitor', params: ({ event }) => event }, 'bindSubject'],
          },
        ],
      },
    },
    keeping: {
      description: 'It is put where it outlives the way to sign in; a browser that refuses keeps it for this page.',
      meta: { rows: ['B5.08', 'B5.09'] },
      tags: 'busy',
      invoke: {
        id: 'keepAction',
        src: 'keepAction',
        input: ({ context }) => ({ kept: context.kept }),
        onDone: 'weighing',
        onError: 'weighing',
      },
    },
    weighing: {
      description: 'Who is here decides what becomes of it; it is for nobody but whoever signed in for it.',
      meta: { rows: ['B5.01', 'B5.02', 'B5.03', 'B5.04', 'B5.05', 'B5.06', 'B5.07'] },
      always: [
        { guard: 'isLeftBehind', target: 'forgetting' },
        {
          guard: 'isForAnother',
          target: 'forgetting',
          actions: { type: 'reportDropped', params: { reason: 'anotherPerson' } },
        },
        {
          guard: 'isInterrupted',
          target: 'working.failed',
          actions: { type: 'keepFailure', params: { failure: 'interrupted' } },
        },
        { guard: 'isShopper', target: 'working', actions: 'bindSubject' },
        { guard: 'isUnbound', target: 'keeping', actions: 'bindSubject' },
        { target: 'kept' },
      ],
    },
    kept: {
      description: 'It waits for a sign-in, for half an hour at most.',
      meta: { rows: ['B5.08', 'B5.09'] },
      tags: 'kept',
      on: {
        'visitor.told': { target: 'weighing', actions: { type: 'keepVisitor', params: ({ event }) => event } },
      },
    },
    working: {
      description: 'A shopper is here and it is being finished; it is over when they are not here any more.',
      initial: 'claiming',
      states: {
        claiming: {
          description: 'The clock and the other tabs are asked whether it is still to be done.',
          meta: { rows: ['B6.05', 'B6.06'] },
          tags: 'busy',
          invoke: {
            id: 'claimAction',
            src: 'claimAction',
            input: ({ context }) => ({ kept: context.kept }),
            onDone: [
              { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: '#gate.forgetting' },
              {
                guard: { type: 'isTooLate', params: ({ event }) => event.output },
                target: '#gate.forgetting',
                actions: { type: 'reportDropped', params: { reason: 'lapsed' } },
              },
              { guard: 'isOnlyNamed', target: '#gate.forgetting' },
              { target: 'finishing' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ failure: faultOf(event.error).tag }) },
            },
          },
        },
        finishing: {
          description: 'Whoever does such things has been told to; the answer is on its way.',
          meta: { rows: ['B6.05', 'B6.06'] },
          tags: 'busy',
          entry: 'reportKeptGrant',
          after: {
            patience: { target: 'failed', actions: { type: 'keepFailure', params: { failure: 'unanswered' } } },
          },
          on: {
            'action.failed': {
              guard: { type: 'isKey', params: ({ event }) => event },
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.fault.tag }) },
            },
          },
        },
        failed: {
          description: 'It was not done, or nobody can tell: the shopper is told so and may try again.',
          meta: { rows: ['B6.05', 'B6.06'], texts: gateTexts.failed },
          tags: 'failed',
          entry: 'reportFailure',
          on: {
            'words.ended': [
              { guard: { type: 'isChosen', params: ({ event }) => event }, target: 'claiming' },
              { guard: { type: 'isOurs', params: ({ event }) => event }, target: '#gate.forgetting' },
            ],
          },
        },
      },
      on: {
        'action.done': {
          guard: { type: 'isKey', params: ({ event }) => event },
          target: 'forgetting',
          actions: ['reportUnwanted', 'reportFinished'],
        },
        'visitor.told': [
          { guard: { type: 'isTheSame', params: ({ event }) => event } },
          {
            target: 'forgetting',
            actions: ['reportUnwanted', { type: 'keepVisitor', params: ({ event }) => event }],
          },
        ],
      },
    },
    forgetting: {
      description: 'It is over, one way or another: nothing of it stays behind.',
      meta: { rows: ['B6.O1'] },
      tags: 'busy',
      exit: 'forgetKept',
      invoke: { id: 'forgetAction', src: 'forgetAction', onDone: 'resting', onError: 'resting' },
    },
  },
  on: {
    'action.ask': [
      { guard: 'isShopper', actions: { type: 'reportAskedGrant', params: ({ event }) => event } },
      { target: '.asking', actions: { type: 'keepAsked', params: ({ event }) => event } },
    ],
    'visitor.told': { actions: { type: 'keepVisitor', params: ({ event }) => event } },
    'slots.enter': { guard: 'canOffer', actions: ['keepOffered', 'reportOffer'] },
  },
});
