import { assign, emit, enqueueActions, fromPromise, raise, sendParent, setup } from 'xstate';
import { retryDelayMs } from '#services/constants.ts';
import { faultOf, isRefusedAs } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { subjectIn, type Who, withoutContradiction } from '#services/session/session.rules.ts';
import { absent } from '../kit/index.ts';
import * as take from './session.taking.ts';
import {
  type Answered,
  blankSession,
  type LoginTold,
  nobody,
  type SessionContext,
  type SessionEvent,
  type SessionHappening,
  type SessionTag,
} from './session.types.ts';
import { sessionTexts } from './session.texts.ts';

/** Who is shopping and on what terms, as the server last said. A visitor is a guest until it says otherwise. */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionHappening; tags: SessionTag },
  actors: {
    askWho: fromPromise<Who, { isRetry: boolean }>(absent('askWho')),
    openSession: fromPromise<ServerContext, { redirectUrl: string | null }>(absent('openSession')),
    signOut: fromPromise<void>(absent('signOut')),
  },
  actions: {
    keepAnswer: assign(({ context }, { answer, fault }: Answered) => ({
      ...answer,
      shopper: withoutContradiction(answer.shopper),
      email: take.emailAfter(context, answer),
      fault: fault ?? null,
    })),
    keepFault: assign((_, { error }: { error: unknown }) => ({ fault: faultOf(error) })),
    keepQueued: assign((_, { isQueued }: { isQueued: boolean }) => ({ isQueued })),
    keepLanding: assign(({ context }, { redirectUrl, isSocial }: LoginTold) => ({
      landing: { redirectUrl, isReloading: isSocial || context.fulfilment !== null },
    })),
    raiseAnswered: raise((_, answered: Answered) => ({ type: 'session.answered' as const, ...answered })),
    raiseFailed: raise({ type: 'session.failed' }),
    reportSettled: sendParent({ type: 'chart.settled', name: 'session' }),
    reportContext: sendParent(({ context }) => ({
      type: 'context.kept',
      storeId: context.fulfilment?.fulfilmentStoreId ?? null,
      fulfilment: context.fulfilment,
      flags: context.flags,
      shopper: context.shopper,
      serverNowMs: context.serverNowMs,
    })),
    /** Runs while the chart still holds who it was before. */
    reportWho: enqueueActions(({ context, enqueue }, { answer, how }: Answered) => {
      const shopper = withoutContradiction(answer.shopper);
      const [before, now] = [subjectIn(context.shopper), subjectIn(shopper)];
      if (shopper !== answer.shopper) enqueue.emit({ type: 'contradiction.found' });
      if (before !== now && before !== null) {
        enqueue.sendParent({ type: 'session.ended' });
        enqueue.emit({ type: 'session.ended', how });
      }
      if (before !== now || shopper.isShopper !== context.shopper.isShopper)
        enqueue.sendParent({ type: 'user.changed', subject: now, isShopper: shopper.isShopper });
      if (before !== now && now !== null) {
        enqueue.sendParent({ type: 'loyalty.due' });
        enqueue.emit({ type: 'session.begun', how });
      }
      if (how === 'told' && now !== null) enqueue.emit({ type: 'login.done', ...context.landing });
    }),
    reportMissed: emit(({ context }) => ({ type: 'account.missed', wasLoggedIn: context.shopper.isLoggedIn })),
  },
  guards: {
    isShopper: ({ context }) => context.shopper.isShopper,
    isLoggedIn: ({ context }) => context.shopper.isLoggedIn,
    isQueued: ({ context }) => context.isQueued,
    /** Nobody is signed in, says an answer, while the chart takes somebody for signed in. */
    isDoubtful: ({ context }, { shopper }: Answered['answer']) => context.shopper.isLoggedIn && !shopper.isLoggedIn,
    isAnother: ({ context }, { subject }: { subject: string | null }) => subject !== subjectIn(context.shopper),
    isMissing: (_, { error }: { error: unknown }) => isRefusedAs(faultOf(error), 'AccountMissing'),
    isSubjectChanged: (_, { error }: { error: unknown }) => isRefusedAs(faultOf(error), 'SubjectChanged'),
  },
  delays: { confirmation: retryDelayMs },
}).createMachine({
  id: 'session',
  description: 'Who is shopping and on what terms, as the server last said.',
  context: blankSession,
  type: 'parallel',
  states: {
    question: {
      description: 'What goes on between this page and the server: one thing at a time.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The server is being asked who this is.',
          meta: { rows: ['A7.003', 'B1.26', 'B4.088', 'B7.10'] },
          tags: 'busy',
          entry: { type: 'keepQueued', params: { isQueued: false } },
          invoke: {
            id: 'askWho',
            src: 'askWho',
            input: { isRetry: false },
            onDone: [
              { guard: { type: 'isDoubtful', params: ({ event }) => event.output }, target: 'confirming' },
              { target: 'answered', actions: take.answer('answer') },
            ],
            onError: take.onUnasked,
          },
          on: { 'session.refresh': take.queue },
        },
        answered: {
          description: 'The answer is in; what changed meanwhile is asked for once more.',
          meta: { rows: ['B4.088'] },
          always: [{ guard: 'isQueued', target: 'asking' }, { target: 'resting' }],
        },
        confirming: {
          description: 'The server said once that nobody is signed in, while somebody was: it is asked a second time.',
          tags: ['busy', 'confirming'],
          initial: 'waiting',
          states: {
            waiting: {
              description: 'A second has to pass; the shopper is still taken for signed in.',
              meta: { rows: ['B4.092'] },
              after: { confirmation: 'asking' },
            },
            asking: {
              description: 'The server is being asked a second and last time.',
              meta: { rows: ['B4.092', 'B4.093', 'B4.095', 'B7.10'] },
              invoke: {
                id: 'askAgain',
                src: 'askWho',
                input: { isRetry: true },
                onDone: { target: '#session.question.answered', actions: take.answer('retry') },
                onError: take.onUnasked,
              },
              on: { 'session.refresh': take.queue },
            },
          },
        },
        resting: {
          description: 'Nothing is being asked.',
          meta: { rows: ['B1.26'] },
          on: { 'session.refresh': 'asking', 'session.retry': 'asking' },
        },
        stale: {
          description: 'The last question failed: what was known stays, and a refresh asks again.',
          meta: { rows: ['B4.090', 'B3.03'] },
          tags: 'stale',
          on: { 'session.refresh': 'asking', 'session.retry': 'asking' },
        },
        opening: {
          description: 'Somebody has signed in; the shop is being opened to them.',
          meta: { rows: ['B4.098', 'B7.08', 'B4.O9'] },
          tags: 'busy',
          invoke: {
            id: 'openSession',
            src: 'openSession',
            input: ({ context }) => ({ redirectUrl: context.landing.redirectUrl }),
            onDone: { target: 'asking', actions: take.answer('told') },
            onError: { target: 'unopened', actions: take.failure },
          },
          on: { 'context.keep': {}, 'tab.told': {} },
        },
        unopened: {
          description:
            'They signed in, but the shop did not open to them: it is tried again or, where the session is over already, they sign in once more. Where they were going is kept.',
          meta: { rows: ['B4.098', 'B7.08'], texts: sessionTexts.unopened },
          tags: 'unopened',
          on: { 'session.retry': 'opening', 'session.refresh': 'opening' },
        },
        leaving: {
          description: 'The shopper is being signed out.',
          meta: { rows: ['A7.036', 'B7.09', 'B7.O3'] },
          tags: ['busy', 'leaving'],
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: { target: 'asking', actions: { type: 'raiseAnswered', params: { answer: nobody, how: 'told' } } },
            onError: [
              { guard: { type: 'isSubjectChanged', params: ({ event }) => event }, target: 'asking' },
              { target: 'unended', actions: take.failure },
            ],
          },
          on: { 'context.keep': {}, 'logout.asked': {} },
        },
        unended: {
          description:
            'The sign-out did not get through: the shopper is still signed in, is told so, and may try again.',
          meta: { rows: ['A7.036', 'B7.09'], texts: sessionTexts.unended },
          tags: 'unended',
          ...take.untilRead,
        },
      },
      on: {
        'context.keep': [
          { guard: take.isDoubted, target: '.asking' },
          { target: '.resting', actions: take.context },
        ],
        'login.told': { target: '.opening', actions: { type: 'keepLanding', params: ({ event }) => event } },
        'logout.asked': '.leaving',
        'tab.told': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: '.asking',
          actions: take.wordOfTab,
        },
      },
    },
    who: {
      description: 'Who the visitor is taken for.',
      initial: 'initialising',
      states: {
        initialising: {
          description: 'Nobody has said yet; the visitor is treated as a guest.',
          meta: { rows: ['B4.087', 'B1.26'] },
          exit: 'reportSettled',
          on: { 'session.failed': 'loggedOut' },
        },
        judged: {
          description: 'An answer says who it is.',
          meta: { rows: ['B4.089'] },
          always: [
            { guard: 'isShopper', target: 'shopper' },
            { guard: 'isLoggedIn', target: 'nonShopper' },
            { target: 'loggedOut' },
          ],
        },
        loggedOut: {
          description: 'A guest, as far as is known: may look at everything and keep a list in this browser.',
          meta: { rows: ['B1.04', 'B4.091', 'B4.095', 'B6.01'] },
          tags: 'settled',
        },
        nonShopper: {
          description: 'Signed in, but not yet registered for online shopping.',
          meta: { rows: ['B1.05', 'B4.089', 'B6.03'] },
          tags: 'settled',
        },
        shopper: {
          description: 'Signed in and registered: may shop, book and pay.',
          meta: { rows: ['B1.06', 'B4.089'] },
          tags: 'settled',
        },
      },
      on: {
        'session.answered': { target: '.judged', actions: take.onAnswered },
      },
    },
  },
});
