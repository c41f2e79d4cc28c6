import { answered, credentialsSetup, failing } from './credentials.setup.ts';

/** Asks for the password once more, with the new email that waits for it. */
export const proving = credentialsSetup.createStateConfig({
  description: 'The store wants the password once more; the new email stands as it was typed and waits.',
  tags: 'proving',
  initial: 'editing',
  states: {
    editing: { description: 'The password is asked for.', meta: { rows: ['A7.080'] } },
    wrong: { description: 'It is not the password; its field says so.', meta: { rows: ['A7.080'] } },
    failed: { description: 'The password did not get through, and can be sent again.', meta: { rows: ['A7.080'] } },
    checking: {
      description: 'The password is on its way; pressing again sends nothing.',
      meta: { rows: ['A7.080'] },
      tags: 'proofBusy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ event }) => ({ password: event.type === 'proof.submit' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: '#credentials.email.asking',
            actions: 'dropProof',
          },
          { target: 'wrong', actions: { type: 'keepProofReason', params: answered } },
        ],
        onError: [
          {
            guard: { type: 'hasStoreProblems', params: failing('password') },
            target: 'wrong',
            actions: { type: 'keepProofFailure', params: failing('password') },
          },
          { target: 'failed', actions: { type: 'keepProofFailure', params: failing('password') } },
        ],
      },
      on: { 'proof.submit': {} },
    },
  },
  on: {
    'proof.submit': [
      {
        guard: { type: 'hasProblems', params: ({ event }) => event },
        target: '.wrong',
        actions: { type: 'keepProofProblems', params: ({ event }) => event },
      },
      { target: '.checking', actions: 'dropProof' },
    ],
    'proof.cancel': { target: '#credentials.email.typing', actions: 'dropProof' },
  },
});
