import { fromPromise, setup } from 'xstate';
import { absent } from '../kit/index.ts';
import type { ConsentChoice, ConsentContext, ConsentEvent, ConsentInput, ConsentTag } from './consent.types.ts';

/** Whether visits may be counted. Nothing is counted before somebody says yes, and either answer can be changed. */
export const consentMachine = setup({
  types: {} as { context: ConsentContext; events: ConsentEvent; input: ConsentInput; tags: ConsentTag },
  actors: { rememberConsent: fromPromise<void, { choice: ConsentChoice }>(absent('rememberConsent')) },
  guards: {
    isRefusedBefore: ({ context }) => context.isSignalled || context.remembered === 'refused',
    isGrantedBefore: ({ context }) => context.remembered === 'granted',
    isReturning: ({ context }) => context.isReturning && !context.isEmbedded,
    canAsk: ({ context }) => !context.isEmbedded,
    isGrant: (_, { choice }: { choice: ConsentChoice }) => choice === 'granted',
  },
}).createMachine({
  id: 'consent',
  description: 'Whether visits may be counted.',
  context: ({ input }) => input,
  initial: 'undecided',
  states: {
    undecided: {
      description: 'Nobody has said anything, so nothing is counted and no id is made.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'It is too early to ask: a visitor first sees the page they came for.',
          meta: { rows: [] },
          always: [
            { guard: 'isRefusedBefore', target: '#consent.refused' },
            { guard: 'isGrantedBefore', target: '#consent.granted' },
            { guard: 'isReturning', target: 'asking' },
          ],
          on: { 'page.view': { guard: 'canAsk', target: 'asking' }, 'consent.reopen': 'asking' },
        },
        asking: {
          description: 'The question stands at the foot of the page, with two equal answers, and hides nothing.',
          meta: { rows: [] },
          tags: 'asking',
          on: { 'consent.grant': '#consent.granted.keeping', 'consent.refuse': '#consent.refused.keeping' },
        },
      },
    },
    granted: {
      description: 'Visits are counted.',
      tags: 'granted',
      initial: 'settled',
      states: {
        settled: {
          description: 'The visitor agreed.',
          meta: { rows: ['B7.70'] },
          on: { 'consent.reopen': 'reconsidering' },
        },
        keeping: {
          description: 'The visitor has just agreed, which this browser is to remember.',
          meta: { rows: ['B7.70'] },
          invoke: {
            id: 'rememberGrant',
            src: 'rememberConsent',
            input: { choice: 'granted' },
            onDone: 'settled',
            onError: 'settled',
          },
          on: { 'consent.reopen': 'reconsidering' },
        },
        reconsidering: {
          description: 'The question is on the page again; until it is answered the yes holds.',
          meta: { rows: ['B7.70'] },
          tags: 'asking',
          on: { 'consent.grant': 'keeping', 'consent.refuse': '#consent.refused.keeping' },
        },
      },
    },
    refused: {
      description: 'Nothing is counted, and an id of an earlier day is gone.',
      tags: 'refused',
      initial: 'settled',
      states: {
        settled: {
          description: 'The visitor said no, or their browser says it for them.',
          meta: { rows: [] },
          on: { 'consent.reopen': 'reconsidering' },
        },
        keeping: {
          description: 'The visitor has just said no, which this browser is to remember.',
          meta: { rows: [] },
          invoke: {
            id: 'rememberRefusal',
            src: 'rememberConsent',
            input: { choice: 'refused' },
            onDone: 'settled',
            onError: 'settled',
          },
          on: { 'consent.reopen': 'reconsidering' },
        },
        reconsidering: {
          description: 'The question is on the page again; until it is answered the no holds.',
          meta: { rows: [] },
          tags: 'asking',
          on: { 'consent.grant': '#consent.granted.keeping', 'consent.refuse': 'keeping' },
        },
      },
    },
  },
  on: {
    'consent.hear': [
      { guard: { type: 'isGrant', params: ({ event }) => event }, target: '.granted' },
      { target: '.refused' },
    ],
  },
});
