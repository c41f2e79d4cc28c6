import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import type { Registration, RegistrationConfirmation, SignInResult } from '#services/account/account.contract.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from '../kit/index.ts';
import {
  blankRegistration,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationTag,
} from './registration.types.ts';

type Found = { readonly problems: FieldProblems };
type Failed = { readonly fault: Fault; readonly fields: readonly string[] };
type Answered = { readonly result: SignInResult };

const account = ['email', 'password'];
const letter = ['code'];

/** Registering: an email and a password, then the code that a letter brought. */
export const registrationMachine = setup({
  types: {} as { context: RegistrationContext; events: RegistrationEvent; tags: RegistrationTag },
  actors: {
    register: fromPromise<void, Registration>(absent('register')),
    confirmCode: fromPromise<SignInResult, RegistrationConfirmation>(absent('confirmCode')),
    sendLetter: fromPromise<void, Registration>(absent('sendLetter')),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    keepTarget: assign((_, { redirectUrl }: { redirectUrl: string | null }) => ({ redirectUrl })),
    keepProblems: assign((_, { problems }: Found) => ({ problems, fault: null })),
    keepStoreProblems: assign((_, { fault, fields }: Failed) => ({ problems: fieldProblemsOf(fault, fields) })),
    keepReason: assign((_, { result }: Answered) => ({
      problems: { code: result.signInFailureReasonMessage ?? '' },
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepLetterFault: assign((_, { fault }: { fault: Fault }) => ({ letterFault: fault })),
    countLetter: assign(({ context }) => ({ letters: context.letters + 1 })),
    dropAnswer: assign({ problems: noFieldProblems, fault: null }),
    dropLetterFault: assign({ letterFault: null }),
    dropLetters: assign({ letters: 0, letterFault: null }),
    reportLogin: sendParent(({ context }) => ({
      type: 'login.told',
      isSocial: false,
      redirectUrl: context.redirectUrl,
    })),
  },
  guards: {
    hasProblems: (_, { problems }: Found) => hasFieldProblems(problems),
    hasStoreProblems: (_, { fault, fields }: Failed) => hasFieldProblems(fieldProblemsOf(fault, fields)),
    isSuccessful: (_, { result }: Answered) => result.isSuccessful,
  },
  delays: { letterWait: 30_000 },
}).createMachine({
  id: 'registration',
  description: 'Registering with an email and a password, and showing with a code that the address is theirs.',
  context: blankRegistration,
  initial: 'open',
  states: {
    open: {
      description: 'Email and password are asked for.',
      initial: 'editing',
      states: {
        editing: {
          description: 'Nothing has been tried yet.',
          meta: { rows: ['A2.027', 'A5.02', 'A5.03'], texts: ['register.lead', 'register.send'] },
        },
        wrong: {
          description: 'A field needs another look, says the form or the store; nothing was lost.',
          meta: { rows: ['B5.35'] },
        },
        failed: {
          description: 'The form did not get through; what was typed stands, and it can be sent again.',
          meta: { rows: ['A2.027'] },
        },
      },
      on: {
        'email.change': { actions: { type: 'keepEmail', params: ({ event }) => event } },
        'form.submit': [
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
      description: 'Email and password are on their way; pressing again sends nothing.',
      meta: { rows: ['A2.027'], texts: ['register.sending'] },
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { email: event.email, password: event.password };
        },
        onDone: { target: 'lettered', actions: ['dropLetters', 'countLetter'] },
        onError: [
          {
            guard: {
              type: 'hasStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), fields: account }),
            },
            target: 'open.wrong',
            actions: {
              type: 'keepStoreProblems',
              params: ({ event }) => ({ fault: faultOf(event.error), fields: account }),
            },
          },
          {
            target: 'open.failed',
            actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          },
        ],
      },
      on: { 'page.leave': 'open.editing' },
    },
    lettered: {
      description: 'A letter went to the address, whoever has it; the code in it is asked for.',
      tags: 'lettered',
      type: 'parallel',
      states: {
        code: {
          description: 'The code of the letter.',
          initial: 'editing',
          states: {
            editing: { description: 'No code has been tried.', meta: { rows: ['A2.027'] } },
            wrong: {
              description: 'It is not a code, or not the right one; its field says why.',
              meta: { rows: ['A8.41'], texts: ['register.codeMissing', 'register.codeWrong', 'register.codeRefused'] },
            },
            failed: {
              description: 'The code did not get through; it stands, and can be sent again.',
              meta: { rows: ['A2.027'] },
            },
            sending: {
              description: 'The code is on its way; pressing again sends nothing.',
              meta: { rows: ['A3.54'], texts: ['register.confirming'] },
              tags: 'busy',
              invoke: {
                id: 'confirmCode',
                src: 'confirmCode',
                input: ({ context, event }) => {
                  assertEvent(event, 'code.submit');
                  return { email: context.email, code: event.code };
                },
                onDone: [
                  {
                    guard: { type: 'isSuccessful', params: ({ event }) => ({ result: event.output }) },
                    target: '#registration.done',
                    actions: 'reportLogin',
                  },
                  {
                    target: 'wrong',
                    actions: { type: 'keepReason', params: ({ event }) => ({ result: event.output }) },
                  },
                ],
                onError: [
                  {
                    guard: {
                      type: 'hasStoreProblems',
                      params: ({ event }) => ({ fault: faultOf(event.error), fields: letter }),
                    },
                    target: 'wrong',
                    actions: {
                      type: 'keepStoreProblems',
                      params: ({ event }) => ({ fault: faultOf(event.error), fields: letter }),
                    },
                  },
                  {
                    target: 'failed',
                    actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                  },
                ],
              },
              on: { 'code.submit': {}, 'page.leave': 'editing' },
            },
          },
          on: {
            'code.submit': [
              {
                guard: { type: 'hasProblems', params: ({ event }) => event },
                target: '.wrong',
                actions: { type: 'keepProblems', params: ({ event }) => event },
              },
              { target: '.sending', actions: [{ type: 'keepTarget', params: ({ event }) => event }, 'dropAnswer'] },
            ],
          },
        },
        letter: {
          description: 'Another letter, for one that does not come.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'A letter has just gone; it is given half a minute to come.',
              meta: { rows: ['A2.027'], texts: ['register.letterWaiting', 'register.letterAgain'] },
              tags: 'letterWait',
              after: { letterWait: 'ready' },
            },
            ready: {
              description: 'Another letter may be asked for.',
              meta: { rows: ['A2.027'], texts: ['register.letterReady', 'register.sendAgain'] },
              on: { 'letter.send': { target: 'sending', actions: 'dropLetterFault' } },
            },
            sending: {
              description: 'Another letter is being asked for.',
              meta: { rows: ['A2.027'], texts: ['register.letterBusy'] },
              tags: 'letterBusy',
              invoke: {
                id: 'sendLetter',
                src: 'sendLetter',
                input: ({ context, event }) => {
                  assertEvent(event, 'letter.send');
                  return { email: context.email, password: event.password };
                },
                onDone: { target: 'waiting', actions: 'countLetter' },
                onError: {
                  target: 'ready',
                  actions: { type: 'keepLetterFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
                },
              },
              on: { 'page.leave': 'waiting' },
            },
          },
        },
      },
      on: { 'address.change': { target: 'open', actions: 'dropAnswer' } },
    },
    done: {
      description: 'The account is there and they are signed in; their details come next.',
      meta: { rows: ['A4.39'], texts: ['register.doneTitle', 'register.done', 'register.goOn'] },
      tags: 'done',
      on: { 'page.leave': 'open' },
    },
  },
});
