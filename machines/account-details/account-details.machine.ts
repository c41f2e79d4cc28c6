import { changingNames } from './account-details.names.ts';
import { changingPhones } from './account-details.phones.ts';
import { accountDetailsSetup, failure } from './account-details.setup.ts';
import { blankAccountDetails } from './account-details.types.ts';

/** What a shopper has told of themselves, and changing it: their names, and the numbers a driver can call. */
export const accountDetailsMachine = accountDetailsSetup.createMachine({
  id: 'accountDetails',
  description: 'What a shopper has told of themselves, and changing it.',
  context: ({ input }) => ({ ...blankAccountDetails, subject: input.subject }),
  type: 'parallel',
  states: {
    knowing: {
      description: 'What the store says of the shopper.',
      initial: 'away',
      states: {
        away: { description: 'Nothing shows the details yet.', meta: { rows: ['A2.070'] } },
        reading: {
          description: 'The store is asked; what it said before stays on show.',
          meta: { rows: ['A7.079'] },
          tags: 'reading',
          invoke: {
            id: 'loadDetails',
            src: 'loadDetails',
            onDone: {
              target: 'shown',
              actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepFault', params: failure } },
          },
        },
        shown: { description: 'The details are known.', meta: { rows: ['A1.23', 'A2.070'] } },
        failed: {
          description: 'The store did not say; asking again is offered, and what is known or typed stays.',
          meta: { rows: ['A7.079'] },
          tags: 'unread',
        },
      },
      on: {
        'details.open': { guard: 'isSomebody', target: '.reading' },
        'details.reload': { guard: 'isSomebody', target: '.reading' },
        'details.told': '.shown',
        'session.ended': { target: '.away', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    names: changingNames,
    phones: changingPhones,
  },
});
