import { lettered } from './credentials.lettered.ts';
import { proving } from './credentials.proving.ts';
import { credentialsSetup, failing } from './credentials.setup.ts';

/** Another email: it is asked for, the password may be, and it is the account's once its code was told. */
export const changingEmail = credentialsSetup.createStateConfig({
  description: 'What becomes of another email.',
  initial: 'typing',
  states: {
    typing: {
      description: 'The new email is asked for.',
      initial: 'editing',
      states: {
        editing: { description: 'Nothing has been tried yet.', meta: { rows: ['A2.072'] } },
        wrong: {
          description: 'The email needs another look, says the form or the store; it stands as it was typed.',
          meta: { rows: ['A2.072'] },
        },
        failed: {
          description: 'It did not get through; it stands as it was typed, and can be sent again.',
          meta: { rows: ['A7.080'] },
        },
      },
      on: {
        'email.type': { guard: 'isSomebody', actions: { type: 'keepEmail', params: ({ event }) => event } },
        'email.recall': {
          guard: { type: 'isRecalled', params: ({ event }) => event },
          target: '#credentials.email.lettered.letter.ready',
          actions: { type: 'keepRecalled', params: ({ event }) => event },
        },
        'email.submit': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.wrong',
            actions: { type: 'keepProblems', params: ({ event }) => event },
          },
          {
            guard: 'isSomebody',
            target: 'asking',
            actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'dropAnswer'],
          },
        ],
        'page.leave': { target: '.editing', actions: 'dropAnswer' },
      },
    },
    asking: {
      description: 'The new email is on its way; pressing again sends nothing.',
      meta: { rows: ['A7.080'] },
      tags: 'emailBusy',
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'lettered', actions: ['dropLetters', 'countLetter'] },
        onError: [
          { guard: { type: 'isUnproven', params: failing() }, target: 'proving' },
          {
            guard: { type: 'hasStoreProblems', params: failing('email') },
            target: 'typing.wrong',
            actions: { type: 'keepFailure', params: failing('email') },
          },
          { target: 'typing.failed', actions: { type: 'keepFailure', params: failing('email') } },
        ],
      },
    },
    proving,
    lettered,
    changed: {
      description: 'The account has the new email, which is said where it stands.',
      meta: { rows: ['A2.072', 'A7.080'] },
      tags: 'emailChanged',
      on: {
        'address.change': { target: 'typing', actions: 'dropEmail' },
        'page.leave': { target: 'typing', actions: 'dropEmail' },
      },
    },
  },
  on: {
    'session.ended': { target: '.typing', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      { target: '.typing', actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
