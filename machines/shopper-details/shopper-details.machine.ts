import { assertEvent, assign, fromPromise, raise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { type DetailsTyped, detailFields } from '#services/shopper/details.rules.ts';
import type { ShopperDetails } from '#services/shopper/shopper.contract.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from '../kit/index.ts';
import {
  blankShopperDetails,
  type ShopperDetailsContext,
  type ShopperDetailsEvent,
  type ShopperDetailsTag,
} from './shopper-details.types.ts';

type Found = { readonly problems: FieldProblems };
type Failed = { readonly fault: Fault };
type Owned = { readonly subject: string };
type Drafted = { readonly draft: DetailsTyped };

const isOfSomebodyElse = (fault: Fault) =>
  fault.tag === 'refused' && (fault.code === 'NotSignedIn' || fault.code === 'SubjectChanged');

/** Finishing a registration: what is typed is remembered in this tab, judged as a whole, sent once, and never lost. */
export const shopperDetailsMachine = setup({
  types: {} as { context: ShopperDetailsContext; events: ShopperDetailsEvent; tags: ShopperDetailsTag },
  actors: {
    readDraft: fromPromise<DetailsTyped | null, Owned>(absent('readDraft')),
    rememberDraft: fromPromise<void, Owned & Drafted>(absent('rememberDraft')),
    forgetDraft: fromPromise<void>(absent('forgetDraft')),
    tellDetails: fromPromise<ServerContext, ShopperDetails>(absent('tellDetails')),
  },
  actions: {
    keepSubject: assign((_, { subject }: { subject: string | null }) => ({ ...blankShopperDetails, subject })),
    keepDraft: assign((_, { draft }: Drafted) => ({ draft })),
    recallDraft: assign(({ context }, { draft }: { draft: DetailsTyped | null }) => ({
      draft: { ...draft, ...context.draft },
      recalled: draft,
    })),
    keepProblems: assign((_, { problems }: Found) => ({ problems, fault: null })),
    keepStoreProblems: assign((_, { fault }: Failed) => ({ problems: fieldProblemsOf(fault, detailFields) })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropAnswer: assign({ problems: noFieldProblems, fault: null }),
    dropDraft: assign({ draft: {} }),
    raiseFinished: raise({ type: 'draft.finished' }),
    reportContext: sendParent((_, { context }: { context: ServerContext }) => ({ type: 'context.told', context })),
  },
  guards: {
    hasProblems: (_, { problems }: Found) => hasFieldProblems(problems),
    hasStoreProblems: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, detailFields)),
    isStrange: (_, { fault }: Failed) => isOfSomebodyElse(fault),
    hasSubject: ({ context }) => context.subject !== null,
  },
  delays: { draftPause: 400 },
}).createMachine({
  id: 'shopperDetails',
  description: 'Finishing a registration with the details that shopping needs.',
  context: blankShopperDetails,
  type: 'parallel',
  states: {
    form: {
      description: 'The form itself.',
      initial: 'away',
      states: {
        away: {
          description: 'The page is not on show, or is not live yet.',
          meta: { rows: ['A2.029', 'B2.09'] },
        },
        recalling: {
          description: 'The page is live; what this tab remembers of it is looked up, and typing goes on meanwhile.',
          meta: { rows: ['A2.029'] },
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            input: ({ context }) => ({ subject: context.subject ?? '' }),
            onDone: {
              target: 'open',
              actions: { type: 'recallDraft', params: ({ event }) => ({ draft: event.output }) },
            },
            onError: 'open',
          },
        },
        open: {
          description: 'The details are asked for.',
          initial: 'editing',
          states: {
            editing: {
              description: 'Nothing has been tried yet.',
              meta: { rows: ['A5.O3', 'A6.04'] },
            },
            wrong: {
              description: 'A field needs another look, says the form or the store; nothing was lost.',
              meta: { rows: ['B5.35', 'A5.01'] },
            },
            failed: {
              description: 'The form did not get through; what was typed stands, and it can be sent again.',
              meta: { rows: ['A2.029'] },
            },
          },
          on: {
            'form.submit': [
              {
                guard: { type: 'hasProblems', params: ({ event }) => event },
                target: '.wrong',
                actions: { type: 'keepProblems', params: ({ event }) => event },
              },
              { target: 'sending', actions: 'dropAnswer' },
            ],
            'page.leave': 'away',
          },
        },
        sending: {
          description:
            'The details are on their way; pressing again sends nothing, and leaving the page calls nothing off.',
          meta: { rows: ['A2.029'] },
          tags: 'busy',
          invoke: {
            id: 'tellDetails',
            src: 'tellDetails',
            input: ({ event }) => {
              assertEvent(event, 'form.submit');
              return event.details;
            },
            onDone: {
              target: 'done',
              actions: [{ type: 'reportContext', params: ({ event }) => ({ context: event.output }) }, 'raiseFinished'],
            },
            onError: [
              {
                guard: { type: 'isStrange', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                target: 'estranged',
                actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              },
              {
                guard: { type: 'hasStoreProblems', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                target: 'open.wrong',
                actions: { type: 'keepStoreProblems', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              },
              {
                target: 'open.failed',
                actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              },
            ],
          },
          on: { 'page.open': {} },
        },
        estranged: {
          description:
            'Nobody, or somebody else, is signed in here now: nothing was written, and the page has to be opened anew.',
          meta: { rows: ['A2.105'] },
          tags: 'estranged',
          on: { 'page.leave': 'away' },
        },
        done: {
          description: 'They are a shopper now; the page takes them where they were going.',
          meta: { rows: ['A2.029', 'A2.O6'] },
          tags: 'done',
          on: { 'page.leave': 'away' },
        },
      },
      on: {
        'page.open': { target: '.recalling', actions: { type: 'keepSubject', params: ({ event }) => event } },
      },
    },
    draft: {
      description: 'What this tab remembers of what is typed.',
      initial: 'rested',
      states: {
        rested: { description: 'Nothing new has to be remembered.', meta: { rows: ['A2.029'] } },
        changed: {
          description: 'Something was typed a moment ago.',
          meta: { rows: ['A2.029'] },
          after: { draftPause: 'remembering' },
          on: { 'page.leave': 'remembering' },
        },
        remembering: {
          description: 'The tab takes down what is typed.',
          meta: { rows: ['A2.029'] },
          invoke: {
            id: 'rememberDraft',
            src: 'rememberDraft',
            input: ({ context }) => ({ subject: context.subject ?? '', draft: context.draft }),
            onDone: 'rested',
            onError: 'rested',
          },
        },
        forgetting: {
          description: 'The details are with the store; the tab forgets them.',
          meta: { rows: ['A2.029'] },
          entry: 'dropDraft',
          invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: 'rested', onError: 'rested' },
        },
      },
      on: {
        'draft.change': {
          guard: 'hasSubject',
          target: '.changed',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
        'draft.finished': '.forgetting',
      },
    },
  },
});
