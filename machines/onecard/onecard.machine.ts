import { assign, emit, fromPromise, setup } from 'xstate';
import { type Fault, faultOf, isNotFound } from '#services/fault.ts';
import { absent } from '../kit/index.ts';
import type { OnecardContext, OnecardEvent, OnecardInput, OnecardReport, OnecardTag } from './onecard.types.ts';

type Failed = { readonly fault: Fault };

/** A Onecard that came with a link: looked at once, kept until somebody can join it, and joined only when they say so. */
export const onecardMachine = setup({
  types: {} as {
    context: OnecardContext;
    events: OnecardEvent;
    emitted: OnecardReport;
    input: OnecardInput;
    tags: OnecardTag;
  },
  actors: {
    validateLink: fromPromise<void>(absent('validateLink')),
    registerCard: fromPromise<void>(absent('registerCard')),
  },
  actions: {
    keepVisitor: assign((_, { isShopper }: { isShopper: boolean }) => ({ isShopper })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropFault: assign({ fault: null }),
    emitQuestion: emit({ type: 'question.asked' }),
    emitWaiting: emit({ type: 'words.told', about: 'waiting' }),
    emitRefused: emit({ type: 'words.told', about: 'refused' }),
    emitUnchecked: emit({ type: 'words.told', about: 'unchecked' }),
    emitRegistered: emit({ type: 'card.registered' }),
    emitEnded: emit({ type: 'link.ended' }),
  },
  guards: {
    isShopper: ({ context }) => context.isShopper,
    isOfShopper: (_, { isShopper }: { isShopper: boolean }) => isShopper,
    isOfNoShopper: (_, { isShopper }: { isShopper: boolean }) => !isShopper,
    isOfNobody: (_, { fault }: Failed) => isNotFound(fault),
  },
}).createMachine({
  id: 'onecard',
  description: 'A Onecard that came with a link.',
  context: ({ input }) => ({ isShopper: input.isShopper, fault: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The store is asked whether the link stands for a card that can be joined.',
      meta: { rows: ['B2.43', 'B7.11'] },
      invoke: {
        id: 'validateLink',
        src: 'validateLink',
        onDone: 'kept',
        onError: [
          {
            guard: { type: 'isOfNobody', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            target: 'refused',
            actions: 'emitRefused',
          },
          {
            target: 'unchecked',
            actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, 'emitUnchecked'],
          },
        ],
      },
    },
    unchecked: {
      description: 'Nobody could say whether the link is good; it is kept, and looking again is offered.',
      meta: { rows: ['B7.11'] },
      exit: 'dropFault',
      on: { 'check.retry': 'checking' },
    },
    refused: {
      description: 'The link stands for no card that can be joined: it has ended, was used, or never was.',
      meta: { rows: ['B7.12'] },
      tags: 'refused',
      entry: 'emitEnded',
    },
    kept: {
      description: 'The link is good; who is here says what comes next.',
      meta: { rows: ['B7.12'] },
      always: [
        { guard: 'isShopper', target: 'asking' },
        { target: 'waiting', actions: 'emitWaiting' },
      ],
    },
    waiting: {
      description: 'Nobody is here who could join the card; this tab keeps the link until somebody is.',
      meta: { rows: ['B5.13'] },
      tags: 'waiting',
      on: {
        'visitor.told': {
          guard: { type: 'isOfShopper', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepVisitor', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'A shopper is asked whether to join the card to their account.',
      meta: { rows: ['A2.145', 'B5.13'] },
      tags: 'asking',
      entry: 'emitQuestion',
      on: {
        'card.register': 'registering',
        'question.close': 'postponed',
        'visitor.told': {
          guard: { type: 'isOfNoShopper', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'keepVisitor', params: ({ event }) => event },
        },
      },
    },
    postponed: {
      description: 'The question was put off; this tab keeps the link, and the next page load asks again.',
      meta: { rows: ['A2.145'] },
      tags: 'asking',
      on: {
        'card.register': 'registering',
        'visitor.told': {
          guard: { type: 'isOfNoShopper', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'keepVisitor', params: ({ event }) => event },
        },
      },
    },
    registering: {
      description: 'The card is on its way to the account; pressing again sends nothing.',
      meta: { rows: ['B7.13', 'B5.13'] },
      tags: 'busy',
      invoke: {
        id: 'registerCard',
        src: 'registerCard',
        onDone: 'registered',
        onError: [
          {
            guard: { type: 'isOfNobody', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            target: 'refused',
          },
          {
            target: 'failed',
            actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          },
        ],
      },
    },
    failed: {
      description: 'The card did not arrive, or nobody knows; the link is kept, and trying again does no harm.',
      meta: { rows: ['B7.13'] },
      tags: ['asking', 'failed'],
      exit: 'dropFault',
      on: {
        'card.register': 'registering',
        'question.close': 'postponed',
        'visitor.told': {
          guard: { type: 'isOfNoShopper', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'keepVisitor', params: ({ event }) => event },
        },
      },
    },
    registered: {
      description: 'The card is joined to the account.',
      meta: { rows: ['B7.13', 'A7.070'] },
      tags: 'registered',
      entry: ['emitEnded', 'emitRegistered'],
    },
  },
  on: { 'visitor.told': { actions: { type: 'keepVisitor', params: ({ event }) => event } } },
});
