import { assertEvent } from 'xstate';
import { answered, credentialsSetup, failing } from './credentials.setup.ts';

/** A letter went to the new address; the code in it is asked for. */
export const lettered = credentialsSetup.createStateConfig({
  description: 'A letter went to the new address, whoever has it; the code in it is asked for.',
  tags: 'lettered',
  type: 'parallel',
  states: {
    code: {
      description: 'The code of the letter.',
      initial: 'editing',
      states: {
        editing: { description: 'No code has been tried.', meta: { rows: ['A7.080'] } },
        wrong: {
          description: 'It is not a code, or not the right one; its field says why.',
          meta: { rows: ['A7.080'] },
        },
        failed: {
          description: 'The code did not get through; it stands, and can be sent again.',
          meta: { rows: ['A7.080'] },
        },
        sending: {
          description: 'The code is on its way; pressing again sends nothing.',
          meta: { rows: ['A7.080'] },
          tags: 'codeBusy',
          invoke: {
            id: 'confirmEmail',
            src: 'confirmEmail',
            input: ({ event }) => {
              assertEvent(event, 'code.submit');
              return { code: event.code };
            },
            onDone: [
              {
                guard: { type: 'isSuccessful', params: answered },
                target: '#credentials.email.changed',
                actions: 'tellEmailChanged',
              },
              { target: 'wrong', actions: { type: 'keepReason', params: answered } },
            ],
            onError: [
              {
                guard: { type: 'hasStoreProblems', params: failing('code') },
                target: 'wrong',
                actions: { type: 'keepFailure', params: failing('code') },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: failing('code') } },
            ],
          },
          on: { 'code.submit': {} },
        },
      },
      on: {
        'code.submit': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.wrong',
            actions: { type: 'keepProblems', params: ({ event }) => event },
          },
          { target: '.sending', actions: 'dropAnswer' },
        ],
      },
    },
    letter: {
      description: 'Another letter, for one that does not come.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'A letter has just gone; it is given half a minute to come.',
          meta: { rows: ['A7.080'] },
          tags: 'letterWait',
          after: { letterWait: 'ready' },
        },
        ready: {
          description: 'Another letter may be asked for.',
          meta: { rows: ['A7.080'] },
          on: { 'letter.send': { target: 'sending', actions: 'dropLetterFault' } },
        },
        sending: {
          description: 'Another letter is being asked for.',
          meta: { rows: ['A7.080'] },
          tags: 'letterBusy',
          invoke: {
            id: 'sendLetter',
            src: 'sendLetter',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'waiting', actions: 'countLetter' },
            onError: [
              { guard: { type: 'isUnproven', params: failing() }, target: '#credentials.email.proving' },
              { target: 'ready', actions: { type: 'keepLetterFault', params: failing() } },
            ],
          },
        },
      },
    },
  },
  on: { 'address.change': { target: 'typing', actions: ['dropAnswer', 'dropLetterFault'] } },
});
