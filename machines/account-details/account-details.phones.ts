import { phonesOf } from '#services/account/account-details.rules.ts';
import { accountDetailsSetup, changed, failure, phonesFailure, proofFailure } from './account-details.setup.ts';

/** Asks for the password once more, with the phone numbers that wait for it. */
const proving = accountDetailsSetup.createStateConfig({
  description: 'The store wants the password once more; the numbers stand as they were typed and wait.',
  tags: 'proving',
  initial: 'editing',
  states: {
    editing: { description: 'The password is asked for.', meta: { rows: ['B7.17'] } },
    wrong: { description: 'It is not the password; its field says so.', meta: { rows: ['B7.17'] } },
    failed: { description: 'The password did not get through, and can be sent again.', meta: { rows: ['B7.17'] } },
    checking: {
      description: 'The password is on its way; pressing again sends nothing.',
      meta: { rows: ['B7.17'] },
      tags: 'proofBusy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ event }) => ({ password: event.type === 'proof.submit' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ result: event.output }) },
            target: '#accountDetails.phones.saving',
            actions: 'dropProof',
          },
          { target: 'wrong', actions: { type: 'keepProofReason', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'hasStoreProblems', params: proofFailure },
            target: 'wrong',
            actions: { type: 'keepProofFault', params: proofFailure },
          },
          { target: 'failed', actions: { type: 'keepProofFault', params: proofFailure } },
        ],
      },
      on: { 'proof.submit': {}, 'phones.leave': {} },
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
    'proof.cancel': { target: '#accountDetails.phones.editing', actions: 'dropProof' },
    'phones.submit': {},
  },
});

/** The phone numbers of a shopper while they are changed: what is typed stands until it is saved, whatever happens. */
export const changingPhones = accountDetailsSetup.createStateConfig({
  description: 'What becomes of the phone numbers that are typed.',
  initial: 'editing',
  states: {
    editing: { description: 'The numbers may be changed.', meta: { rows: ['A2.144', 'A7.078'] } },
    wrong: { description: 'A number needs another look, says the form or the store.', meta: { rows: ['A2.144'] } },
    failed: {
      description: 'The numbers did not get through; they stand as they were typed, and can be saved again.',
      meta: { rows: ['B7.17'] },
    },
    moved: {
      description: 'They were changed elsewhere meanwhile: what they are now is shown beside what is typed.',
      meta: { rows: ['B7.17'] },
      tags: 'phonesMoved',
    },
    proving,
    saving: {
      description: 'The numbers are on their way; pressing again sends nothing.',
      meta: { rows: ['B7.17'] },
      tags: 'phonesBusy',
      invoke: {
        id: 'savePhones',
        src: 'savePhones',
        input: ({ context: { phones, details } }) => {
          const seen = { phone: details?.phone ?? '', otherPhone: details?.otherPhone ?? null };
          const typed = phones.typed ?? { phone: seen.phone, otherPhone: seen.otherPhone ?? '' };
          return { wanted: phonesOf(typed), seen };
        },
        onDone: {
          target: 'saved',
          actions: [
            { type: 'keepDetails', params: ({ event }) => event.output },
            'dropPhones',
            'raiseTold',
            { type: 'reportTerms', params: changed },
          ],
        },
        onError: [
          { guard: { type: 'isUnproven', params: failure }, target: 'proving' },
          { guard: { type: 'isMoved', params: failure }, target: 'moved', actions: 'raiseReload' },
          {
            guard: { type: 'hasStoreProblems', params: phonesFailure },
            target: 'wrong',
            actions: { type: 'keepPhonesFault', params: phonesFailure },
          },
          { target: 'failed', actions: { type: 'keepPhonesFault', params: phonesFailure } },
        ],
      },
      on: { 'phones.submit': {}, 'phones.leave': {} },
    },
    saved: {
      description: 'The numbers are saved, which is said where they stand.',
      meta: { rows: ['A2.144'] },
      tags: 'phonesSaved',
      on: {
        'phones.type': { target: 'editing', actions: { type: 'keepPhones', params: ({ event }) => event } },
      },
    },
  },
  on: {
    'phones.type': { guard: 'isSomebody', actions: { type: 'keepPhones', params: ({ event }) => event } },
    'phones.submit': [
      { guard: 'isUnknown', actions: { type: 'keepPhones', params: ({ event }) => event } },
      {
        guard: { type: 'hasProblems', params: ({ event }) => event },
        target: '.wrong',
        actions: [
          { type: 'keepPhones', params: ({ event }) => event },
          { type: 'keepPhonesProblems', params: ({ event }) => event },
        ],
      },
      { target: '.saving', actions: [{ type: 'keepPhones', params: ({ event }) => event }, 'dropPhonesAnswer'] },
    ],
    'phones.leave': { target: '.editing', actions: ['dropPhonesAnswer', 'dropProof'] },
    'session.ended': '.editing',
    'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.editing' }],
  },
});
