import { assign, fromPromise, raise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { withoutContradiction } from '#services/session/session.rules.ts';
import { absent } from '../kit/index.ts';
import { blankSession, type SessionContext, type SessionEvent, type SessionTag } from './session.types.ts';

/** Who is shopping and on what terms, as the server last said. A visitor is a guest until it says otherwise. */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; tags: SessionTag },
  actors: { loadContext: fromPromise<ServerContext>(absent('loadContext')) },
  actions: {
    keepContext: assign((_, { context }: { context: ServerContext }) => ({
      shopper: withoutContradiction(context.shopper),
      fulfilment: context.fulfilment,
      flags: context.flags,
      serverNowMs: context.serverNowMs,
      fault: null,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    raiseAnswered: raise({ type: 'session.answered' }),
    raiseFailed: raise({ type: 'session.failed' }),
    reportSettled: sendParent({ type: 'chart.settled', name: 'session' }),
    reportContext: sendParent(({ context }) => ({
      type: 'context.kept',
      storeId: context.fulfilment?.fulfilmentStoreId ?? null,
    })),
  },
  guards: {
    isShopper: ({ context }) => context.shopper.isShopper,
    isLoggedIn: ({ context }) => context.shopper.isLoggedIn,
  },
}).createMachine({
  id: 'session',
  description: 'Who is shopping and on what terms, as the server last said.',
  context: blankSession,
  type: 'parallel',
  states: {
    question: {
      description: 'What has been asked of the server: at most one question at a time.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The server is being asked who this is.',
          meta: { rows: ['A7.003', 'B1.26'] },
          tags: 'busy',
          invoke: {
            id: 'loadContext',
            src: 'loadContext',
            onDone: {
              target: 'resting',
              actions: [{ type: 'keepContext', params: ({ event }) => ({ context: event.output }) }, 'raiseAnswered'],
            },
            onError: {
              target: 'resting',
              actions: [{ type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, 'raiseFailed'],
            },
          },
        },
        resting: {
          description: 'Nothing is being asked.',
          meta: { rows: ['B1.26'] },
          on: { 'session.refresh': 'asking', 'session.retry': 'asking' },
        },
      },
      on: {
        'context.keep': {
          target: '.resting',
          actions: [{ type: 'keepContext', params: ({ event }) => ({ context: event.context }) }, 'raiseAnswered'],
        },
      },
    },
    who: {
      description: 'Who the visitor is taken for.',
      initial: 'initialising',
      states: {
        initialising: {
          description: 'Nobody has said yet; the visitor is treated as a guest.',
          meta: { rows: ['B1.26'] },
        },
        loggedOut: {
          description: 'A guest: may look at everything and keep a list in this browser.',
          meta: { rows: ['B6.01'] },
          tags: 'settled',
          entry: 'reportSettled',
        },
        nonShopper: {
          description: 'Signed in, but not yet registered for online shopping.',
          meta: { rows: ['B6.02'] },
          tags: 'settled',
          entry: 'reportSettled',
        },
        shopper: {
          description: 'Signed in and registered: may shop, book and pay.',
          meta: { rows: ['B6.03'] },
          tags: 'settled',
          entry: 'reportSettled',
        },
        stale: {
          description: 'The last question failed: what was known stays, and a refresh asks again.',
          meta: { rows: ['B4.090'] },
          tags: ['settled', 'stale'],
          entry: 'reportSettled',
        },
      },
      on: {
        'session.answered': [
          { guard: 'isShopper', target: '.shopper', actions: 'reportContext' },
          { guard: 'isLoggedIn', target: '.nonShopper', actions: 'reportContext' },
          { target: '.loggedOut', actions: 'reportContext' },
        ],
        'session.failed': '.stale',
      },
    },
  },
});
