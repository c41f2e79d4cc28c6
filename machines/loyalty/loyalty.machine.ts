import { memberIn } from '#services/loyalty/member.rules.ts';
import { subjectIn } from '../kit/index.ts';
import { failed, loyaltySetup, wish } from './loyalty.setup.ts';
import { blankLoyalty } from './loyalty.types.ts';

const afresh = ['.balance.deciding', '.count.deciding', '.messages.deciding'] as const;

/** What the loyalty programme says of a member: each of three facts once for a sign-in, and once for a page load. */
export const loyaltyMachine = loyaltySetup.createMachine({
  id: 'loyalty',
  description: 'What the loyalty programme says of a member; nobody else is asked about.',
  context: ({ input }) => ({ ...blankLoyalty, ...input }),
  type: 'parallel',
  states: {
    balance: {
      description: 'The points of a member, and what is done with them.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Whoever is here is a member or is not.',
          meta: { rows: ['A4.O9', 'A6.08'] },
          always: [{ guard: 'isMember', target: 'asking' }, { target: 'none' }],
        },
        none: { description: 'There is no card, so there are no points.', meta: { rows: ['A6.08'] } },
        asking: {
          description: 'The points are asked for: once for this sign-in.',
          meta: { rows: ['A4.42', 'A7.037'] },
          tags: 'busy',
          invoke: {
            id: 'loadBalance',
            src: 'loadBalance',
            onDone: {
              target: 'known',
              actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepBalanceFault', params: failed } },
          },
        },
        failed: {
          description: 'The points did not come; asking again is offered, and the rest stands.',
          meta: { rows: ['A8.42'] },
          tags: 'failed',
          on: { 'balance.reload': 'asking' },
        },
        known: {
          description: 'The points are known.',
          meta: { rows: ['A3.51', 'A1.27'] },
          on: {
            'preference.want': {
              guard: { type: 'isNews', params: wish },
              target: 'preferring',
              actions: { type: 'keepWish', params: wish },
            },
          },
        },
        preferring: {
          description: 'What is to become of rewards is on its way; the last wish is the one that counts.',
          meta: { rows: ['A3.51'] },
          tags: 'preferring',
          entry: 'keepSending',
          invoke: {
            id: 'keepPreference',
            src: 'keepPreference',
            input: ({ context }) => ({ wanted: context.wanted ?? 'automatic' }),
            onDone: [
              {
                guard: 'isOutdated',
                target: 'preferring',
                reenter: true,
                actions: { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
              },
              {
                target: 'known',
                actions: [
                  { type: 'keepBalance', params: ({ event }) => ({ balance: event.output }) },
                  'dropWish',
                  'emitKept',
                ],
              },
            ],
            onError: [
              { guard: 'isOutdated', target: 'preferring', reenter: true },
              { target: 'unpreferred', actions: { type: 'keepBalanceFault', params: failed } },
            ],
          },
          on: { 'preference.want': { actions: { type: 'keepWish', params: wish } } },
        },
        unpreferred: {
          description: 'The wish was not taken; what the store last said is shown, and trying again is offered.',
          meta: { rows: ['A3.51'] },
          tags: 'unpreferred',
          on: { 'preference.want': { target: 'preferring', actions: { type: 'keepWish', params: wish } } },
        },
      },
    },
    count: {
      description: 'How many boost offers there are.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Whoever is here is a member or is not.',
          meta: { rows: ['A4.O9', 'A6.08'] },
          always: [{ guard: 'isMember', target: 'asking' }, { target: 'none' }],
        },
        none: { description: 'There is no card, so there are no offers.', meta: { rows: ['A6.08'] } },
        asking: {
          description: 'The count is asked for, of the version that its flag says.',
          meta: { rows: ['A4.42', 'A7.038', 'A7.039'] },
          tags: 'busy',
          invoke: {
            id: 'loadCount',
            src: 'loadCount',
            input: ({ context }) => ({ isV2: context.isCountV2 }),
            onDone: {
              target: 'known',
              actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepCountFault', params: failed } },
          },
        },
        failed: {
          description: 'The count did not come; the way to the offers stands without it.',
          meta: { rows: ['A8.42'] },
          tags: 'failed',
          on: { 'count.reload': 'asking' },
        },
        known: { description: 'It is known how many offers there are.', meta: { rows: ['A3.52'] } },
      },
    },
    messages: {
      description: 'The reward messages; the first of them is on show.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Whoever is here is a member or is not, and the messages are on or are not.',
          meta: { rows: ['A4.O9', 'A6.14'] },
          always: [{ guard: 'hasMessagesToAsk', target: 'asking' }, { target: 'none' }],
        },
        none: { description: 'There are no messages for whoever is here.', meta: { rows: ['A6.14'] } },
        asking: {
          description: 'The messages are asked for.',
          meta: { rows: ['A4.42', 'A7.040'] },
          tags: 'busy',
          invoke: {
            id: 'loadMessages',
            src: 'loadMessages',
            onDone: {
              target: 'known',
              actions: { type: 'keepMessages', params: ({ event }) => ({ messages: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'keepMessagesFault', params: failed } },
          },
        },
        failed: {
          description: 'The messages did not come; asking again is offered, and the rest stands.',
          meta: { rows: ['A8.42'] },
          tags: 'failed',
          on: { 'messages.reload': 'asking' },
        },
        known: {
          description: 'The messages are known, or that there are none.',
          meta: { rows: ['A3.53', 'A1.29'] },
          on: {
            'message.delete': {
              guard: { type: 'isFirst', params: ({ event }) => event },
              target: 'deleting',
              actions: { type: 'keepDeleting', params: ({ event }) => event },
            },
          },
        },
        deleting: {
          description: 'The first message is being deleted; pressing again sends nothing.',
          meta: { rows: ['A7.041', 'A4.O10'] },
          tags: 'deleting',
          invoke: {
            id: 'deleteMessage',
            src: 'deleteMessage',
            input: ({ context }) => ({ messageId: context.deleting ?? '' }),
            onDone: { target: 'known', actions: ['dropMessage', 'emitDeleted'] },
            onError: [
              {
                guard: { type: 'isGone', params: failed },
                target: 'known',
                actions: ['dropMessage', 'emitDeleted'],
              },
              { target: 'undeleted', actions: [{ type: 'keepMessagesFault', params: failed }, 'dropDeleting'] },
            ],
          },
        },
        undeleted: {
          description: 'The message was not deleted, so it stands; deleting stops, and may be tried again.',
          meta: { rows: ['A4.44'] },
          tags: 'undeleted',
          on: {
            'message.delete': {
              guard: { type: 'isFirst', params: ({ event }) => event },
              target: 'deleting',
              actions: { type: 'keepDeleting', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
  on: {
    'card.changed': {
      guard: 'isMember',
      target: afresh,
      actions: { type: 'keepMember', params: ({ context }) => ({ member: context.member }) },
    },
    'session.ended': { target: afresh, actions: { type: 'keepMember', params: { member: null } } },
    'user.changed': {
      guard: { type: 'isStranger', params: ({ event }) => ({ member: subjectIn(event) }) },
      target: afresh,
      actions: { type: 'keepMember', params: { member: null } },
    },
    'terms.told': [
      { guard: { type: 'isSameMember', params: ({ event }) => ({ member: memberIn(event.shopper) }) } },
      { target: afresh, actions: { type: 'keepMember', params: ({ event }) => ({ member: memberIn(event.shopper) }) } },
    ],
  },
});
