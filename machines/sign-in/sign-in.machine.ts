import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import type { Credentials, SignInResult } from '#services/account/account.contract.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from '../kit/index.ts';
import { blankSignIn, type SignInContext, type SignInEvent, type SignInTag } from './sign-in.types.ts';

type Found = { readonly problems: FieldProblems };
type Failed = { readonly fault: Fault };
type Answered = { readonly result: SignInResult };

const fields = ['email', 'password'];

/** Signing in with an email and a password: one try in flight at a time, and nothing typed is lost. */
export const signInMachine = setup({
  types: {} as { context: SignInContext; events: SignInEvent; tags: SignInTag },
  actors: { signIn: fromPromise<SignInResult, Credentials>(absent('signIn')) },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepTry: assign((_, { email, redirectUrl }: { email: string; redirectUrl: string | null }) => ({
      email,
      redirectUrl,
      problems: noFieldProblems,
      reason: null,
      fault: null,
    })),
    keepProblems: assign((_, { problems }: Found) => ({ problems, reason: null, fault: null })),
    keepStoreProblems: assign((_, { fault }: Failed) => ({ problems: fieldProblemsOf(fault, fields) })),
    keepReason: assign((_, { result }: Answered) => ({ reason: result.signInFailureReasonMessage ?? '' })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropAnswer: assign({ problems: noFieldProblems, reason: null, fault: null }),
    reportLogin: sendParent(({ context }) => ({
      type: 'login.told',
      isSocial: false,
      redirectUrl: context.redirectUrl,
    })),
  },
  guards: {
    hasProblems: (_, { problems }: Found) => hasFieldProblems(problems),
    hasStoreProblems: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, fields)),
    isSuccessful: (_, { result }: Answered) => result.isSuccessful,
  },
}).createMachine({
  id: 'signIn',
  description: 'Signing in with an email and a password.',
  context: blankSignIn,
  initial: 'open',
  states: {
    open: {
      description: 'The form is open: whatever came of the last try, another can be made.',
      initial: 'editing',
      states: {
        editing: {
          description: 'Nothing has been tried yet.',
          meta: { rows: ['A2.025', 'A2.026'], texts: ['sign-in-pages.lead', 'sign-in-pages.send'] },
        },
        wrong: {
          description: 'A field needs another look: the form says which one and why, and nothing was lost.',
          meta: {
            rows: ['B5.35'],
            texts: ['sign-in-pages.emailMissing', 'sign-in-pages.emailWrong', 'sign-in-pages.passwordMissing'],
          },
        },
        refused: {
          description: 'The store did not let them in; its reason is shown as it came.',
          meta: { rows: ['A4.41', 'A8.41'], texts: ['sign-in-pages.refused'] },
        },
        failed: {
          description: 'The form did not get through; what was typed stands, and it can be sent again.',
          meta: { rows: ['A4.41'] },
        },
      },
      on: {
        'form.submit': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.wrong',
            actions: { type: 'keepProblems', params: ({ event }) => event },
          },
          { target: 'sending', actions: { type: 'keepTry', params: ({ event }) => event } },
        ],
        'page.leave': { target: '.editing', actions: 'dropAnswer' },
      },
    },
    sending: {
      description: 'Email and password are on their way; pressing again sends nothing.',
      meta: { rows: ['A3.54'], texts: ['sign-in-pages.sending'] },
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { email: event.email, password: event.password };
        },
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ result: event.output }) },
            target: 'done',
            actions: 'reportLogin',
          },
          {
            target: 'open.refused',
            actions: { type: 'keepReason', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: [
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
      on: { 'page.leave': 'open.editing' },
    },
    done: {
      description: 'They are signed in, and the shop has been told where they were going.',
      meta: { rows: ['A4.39', 'A4.40'], texts: ['sign-in-pages.done', 'sign-in-pages.goingOn'] },
      tags: 'done',
      on: { 'page.leave': 'open.editing' },
    },
  },
  on: { 'email.change': { actions: { type: 'keepEmail', params: ({ event }) => event } } },
});
