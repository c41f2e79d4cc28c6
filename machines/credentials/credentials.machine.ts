import { assertEvent } from 'xstate';
import { changingEmail } from './credentials.email.ts';
import { credentialsSetup, failing } from './credentials.setup.ts';
import { blankCredentials } from './credentials.types.ts';

const passwordFailure = failing('currentPassword', 'password');

/** How somebody signs in, and changing it: the email with a code, the password with the old one. */
export const credentialsMachine = credentialsSetup.createMachine({
  id: 'credentials',
  description: 'How somebody signs in, and changing it.',
  context: ({ input }) => ({ ...blankCredentials, subject: input.subject }),
  type: 'parallel',
  states: {
    email: changingEmail,
    password: {
      description: 'What becomes of a new password.',
      initial: 'editing',
      states: {
        editing: { description: 'The old and the new password are asked for.', meta: { rows: ['A2.072'] } },
        wrong: {
          description: 'One of them needs another look, says the form or the store; both stand as they were typed.',
          meta: { rows: ['A2.072'] },
        },
        failed: {
          description: 'They did not get through; both stand as they were typed, and can be sent again.',
          meta: { rows: ['A7.080'] },
        },
        saving: {
          description: 'They are on their way; pressing again sends nothing.',
          meta: { rows: ['A7.080'] },
          tags: 'passwordBusy',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => {
              assertEvent(event, 'password.submit');
              return { currentPassword: event.currentPassword, password: event.password };
            },
            onDone: { target: 'changed', actions: 'countChange' },
            onError: [
              {
                guard: { type: 'hasStoreProblems', params: passwordFailure },
                target: 'wrong',
                actions: { type: 'keepPasswordFailure', params: passwordFailure },
              },
              { target: 'failed', actions: { type: 'keepPasswordFailure', params: passwordFailure } },
            ],
          },
          on: { 'password.submit': {}, 'page.leave': {} },
        },
        changed: {
          description: 'The password is the new one, every other device is signed out, and both are said.',
          meta: { rows: ['A2.072', 'A7.080'] },
          tags: 'passwordChanged',
        },
      },
      on: {
        'password.submit': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            target: '.wrong',
            actions: { type: 'keepPasswordProblems', params: ({ event }) => event },
          },
          { target: '.saving', actions: 'dropPasswordAnswer' },
        ],
        'page.leave': { target: '.editing', actions: 'dropPasswordAnswer' },
        'session.ended': '.editing',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.editing' }],
      },
    },
  },
});
