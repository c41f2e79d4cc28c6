import { namesOf } from '#services/account/account-details.rules.ts';
import { accountDetailsSetup, changed, failure, namesFailure } from './account-details.setup.ts';

/** The names of a shopper while they are changed: what is typed stands until it is saved, whatever happens. */
export const changingNames = accountDetailsSetup.createStateConfig({
  description: 'What becomes of the names that are typed.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The names may be changed.',
      meta: { rows: ['A1.23', 'A2.070'] },
    },
    wrong: {
      description: 'A name needs another look, says the form or the store.',
      meta: { rows: ['A2.070'] },
    },
    failed: {
      description: 'The names did not get through; they stand as they were typed, and can be saved again.',
      meta: { rows: ['A7.079'] },
    },
    moved: {
      description: 'They were changed elsewhere meanwhile: what they are now is shown beside what is typed.',
      meta: { rows: ['A7.079'] },
      tags: 'namesMoved',
    },
    saving: {
      description: 'The names are on their way; pressing again sends nothing.',
      meta: { rows: ['A7.079'] },
      tags: 'namesBusy',
      invoke: {
        id: 'saveNames',
        src: 'saveNames',
        input: ({ context: { names, details } }) => {
          const seen = { firstName: details?.firstName ?? '', lastName: details?.lastName ?? '' };
          return { wanted: namesOf(names.typed ?? seen), seen };
        },
        onDone: {
          target: 'saved',
          actions: [
            { type: 'keepDetails', params: ({ event }) => event.output },
            'dropNames',
            'raiseTold',
            { type: 'reportTerms', params: changed },
          ],
        },
        onError: [
          {
            guard: { type: 'isMoved', params: failure },
            target: 'moved',
            actions: 'raiseReload',
          },
          {
            guard: { type: 'hasStoreProblems', params: namesFailure },
            target: 'wrong',
            actions: { type: 'keepNamesFault', params: namesFailure },
          },
          { target: 'failed', actions: { type: 'keepNamesFault', params: namesFailure } },
        ],
      },
      on: { 'names.submit': {}, 'names.leave': {} },
    },
    saved: {
      description: 'The names are saved, which is said beside them.',
      meta: { rows: ['A1.23'] },
      tags: 'namesSaved',
      on: {
        'names.type': { target: 'editing', actions: { type: 'keepNames', params: ({ event }) => event } },
      },
    },
  },
  on: {
    'names.type': { guard: 'isSomebody', actions: { type: 'keepNames', params: ({ event }) => event } },
    'names.submit': [
      { guard: 'isUnknown', actions: { type: 'keepNames', params: ({ event }) => event } },
      {
        guard: { type: 'hasProblems', params: ({ event }) => event },
        target: '.wrong',
        actions: [
          { type: 'keepNames', params: ({ event }) => event },
          { type: 'keepNamesProblems', params: ({ event }) => event },
        ],
      },
      { target: '.saving', actions: [{ type: 'keepNames', params: ({ event }) => event }, 'dropNamesAnswer'] },
    ],
    'names.leave': { target: '.editing', actions: 'dropNamesAnswer' },
    'session.ended': '.editing',
    'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.editing' }],
  },
});
