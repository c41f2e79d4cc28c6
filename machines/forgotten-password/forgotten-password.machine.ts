import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import type { ForgottenPassword, NewPassword, SignInResult } from '#services/account/account.contract.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from '../kit/index.ts';
import {
  blankForgottenPassword,
  type ForgottenPasswordContext,
  type ForgottenPasswordEvent,
  type ForgottenPasswordTag,
} from './forgotten-password.types.ts';

type Found = { readonly problems: FieldProblems };
type Failed = { readonly fault: Fault; readonly field: 'email' | 'password' | 'token' };
type Answered = { readonly result: SignInResult };

const said = ({ fault, field }: Failed) => fieldProblemsOf(fault, [field]);

/** A forgotten password: a letter is asked for, and the link in it leads to a new one. */
export const forgottenPasswordMachine = setup({
  types: {} as {
    context: ForgottenPasswordContext;
    events: ForgottenPasswordEvent;
    tags: ForgottenPasswordTag;
  },
  actors: {
    askLetter: fromPromise<void, ForgottenPassword>(absent('askLetter')),
    choosePassword: fromPromise<SignInResult, NewPassword>(absent('choosePassword')),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    keepTarget: assign((_, { redirectUrl }: { redirectUrl: string | null }) => ({ redirectUrl })),
    keepProblems: assign((_, { problems }: Found) => ({ problems, fault: null })),
    keepStoreProblems: assign((_, failed: Failed) => ({ problems: said(failed) })),
    keepReason: assign((_, { result }: Answered) => ({ reason: result.signInFailureReasonMessage, token: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    dropAnswer: assign({ problems: noFieldProblems, fault: null, reason: null }),
    dropToken: assign({ token: null }),
    reportLogin: sendParent(({ context }) => ({
      type: 'login.told',
      isSocial: false,
      redirectUrl: context.redirectUrl,
    })),
  },
  guards: {
    hasProblems: (_, { problems }: Found) => hasFieldProblems(problems),
    hasStoreProblems: (_, failed: Failed) => hasFieldProblems(said(failed)),
    isSuccessful: (_, { result }: Answered) => result.isSuccessful,
  },
}).createMachine({
  id: 'forgottenPassword',
  description: 'A forgotten password: a letter is asked for, and the link in it leads to a new one.',
  context: blankForgottenPassword,
  initial: 'asking',
  states: {
    asking: {
      description: 'The email is asked for.',
      initial: 'editing',
      states: {
        editing: { description: 'Nothing has been tried yet.', meta: { rows: ['A2.030'] } },
        wrong: {
          description: 'The email needs another look, says the form or the store; it was not lost.',
          meta: { rows: ['B5.35'] },
        },
        failed: {
          description: 'The form did not get through; what was typed stands, and it can be sent again.',
          meta: { rows: ['A2.030'] },
        },
      },
      on: {
        'email.change': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        'letter.ask': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.wrong',
            actions: { type: 'keepProblems', params: ({ event }) => event },
          },
          { target: 'sending', actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'dropAnswer'] },
        ],
        'page.leave': { target: '.editing', actions: 'dropAnswer' },
      },
    },
    sending: {
      description: 'The email is on its way; pressing again sends nothing.',
      meta: { rows: ['A2.030'], texts: ['forgot-password.sending'] },
      tags: 'busy',
      invoke: {
        id: 'askLetter',
        src: 'askLetter',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'lettered',
        onError: [
          {
            guard: {
              type: 'hasStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), field: 'email' }),
            },
            target: 'asking.wrong',
            actions: {
              type: 'keepStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), field: 'email' }),
            },
          },
          {
            target: 'asking.failed',
            actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          },
        ],
      },
      on: { 'page.leave': 'asking' },
    },
    lettered: {
      description: 'The same is said to everyone: if there is an account, a letter with a link is on its way.',
      meta: {
        rows: ['A2.030'],
        texts: [
          'forgot-password.sentTitle',
          'forgot-password.sent',
          'forgot-password.sentNote',
          'forgot-password.otherAddress',
        ],
      },
      tags: 'lettered',
      on: { 'letter.again': 'asking', 'page.leave': 'asking' },
    },
    choosing: {
      description: "The letter's link was followed: a new password is asked for.",
      tags: 'choosing',
      initial: 'editing',
      states: {
        editing: { description: 'No password has been tried.', meta: { rows: ['A5.02', 'A5.03'] } },
        wrong: {
          description: 'The password does not do, says the form or the store; its field says why.',
          meta: { rows: ['A5.02', 'A5.03'] },
        },
        failed: {
          description: 'The password did not get through; it stands in its field, and can be sent again.',
          meta: { rows: ['A2.030'] },
        },
      },
      on: {
        'password.choose': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.wrong',
            actions: { type: 'keepProblems', params: ({ event }) => event },
          },
          { target: 'keeping', actions: [{ type: 'keepTarget', params: ({ event }) => event }, 'dropAnswer'] },
        ],
        'page.leave': { target: 'asking', actions: ['dropAnswer', 'dropToken'] },
      },
    },
    keeping: {
      description: 'The new password is on its way; pressing again sends nothing.',
      meta: { rows: ['A3.54'], texts: ['forgot-password.keeping'] },
      tags: ['busy', 'choosing'],
      invoke: {
        id: 'choosePassword',
        src: 'choosePassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.choose');
          return { token: context.token ?? '', password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ result: event.output }) },
            target: 'done',
            actions: ['dropToken', 'reportLogin'],
          },
          {
            target: 'spent',
            actions: { type: 'keepReason', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: [
          {
            guard: {
              type: 'hasStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), field: 'password' }),
            },
            target: 'choosing.wrong',
            actions: {
              type: 'keepStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), field: 'password' }),
            },
          },
          {
            guard: {
              type: 'hasStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), field: 'token' }),
            },
            target: 'spent',
            actions: 'dropToken',
          },
          {
            target: 'choosing.failed',
            actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          },
        ],
      },
      on: { 'page.leave': { target: 'asking', actions: 'dropToken' } },
    },
    spent: {
      description: "The letter's link no longer opens anything: another letter can be asked for.",
      meta: {
        rows: ['A8.41'],
        texts: ['forgot-password.spentTitle', 'forgot-password.spent', 'forgot-password.askAgain'],
      },
      tags: 'spent',
      on: {
        'letter.again': { target: 'asking', actions: 'dropAnswer' },
        'page.leave': { target: 'asking', actions: 'dropAnswer' },
      },
    },
    done: {
      description: 'The new password is kept, every other session of the account has ended, and they are signed in.',
      meta: { rows: ['A4.39', 'A4.40'], texts: ['forgot-password.doneTitle', 'forgot-password.done'] },
      tags: 'done',
      on: { 'page.leave': 'asking' },
    },
  },
  on: {
    'token.take': {
      target: '.choosing',
      actions: ['dropAnswer', { type: 'keepToken', params: ({ event }) => event }],
    },
  },
});
