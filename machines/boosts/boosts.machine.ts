import { memberIn } from '#services/loyalty/member.rules.ts';
import { subjectIn } from '../kit/index.ts';
import { boostsSetup, failed, told, wished } from './boosts.setup.ts';
import { blankBoosts } from './boosts.types.ts';

const afresh = ['.offers.resting', '.boosting.resting', '.email.resting'] as const;

/** A member's boost offers: what there is, which are boosted, and having them sent by email. */
export const boostsMachine = boostsSetup.createMachine({
  id: 'boosts',
  description: 'The boost offers of a member.',
  context: ({ input }) => ({ ...blankBoosts, ...input }),
  type: 'parallel',
  states: {
    offers: {
      description: 'What is offered.',
      initial: 'resting',
      states: {
        resting: {
          description: 'No page with offers has come on show for whoever is here.',
          meta: { rows: ['A2.038'] },
        },
        asking: {
          description: 'The offers are asked for; those that are known stay on show meanwhile.',
          meta: { rows: ['A1.28', 'A6.15'] },
          tags: 'busy',
          invoke: {
            id: 'loadOffers',
            src: 'loadOffers',
            onDone: { target: 'shown', actions: { type: 'keepOffers', params: told } },
            onError: { target: 'failed', actions: { type: 'keepFault', params: failed } },
          },
          on: { 'offers.told': { target: 'asking', reenter: true }, 'offers.open': {}, 'offers.reload': {} },
        },
        shown: { description: 'The offers, or that there are none now.', meta: { rows: ['A1.28', 'A2.038'] } },
        failed: {
          description: 'The offers did not come; asking again is offered, and what is known stays.',
          meta: { rows: ['A8.42'] },
          tags: 'failed',
        },
      },
      on: {
        'offers.open': { guard: 'isMember', target: '.asking' },
        'offers.reload': { guard: 'isMember', target: '.asking' },
      },
    },
    boosting: {
      description: 'Boosting one offer or all: shown at once, sent one after the other, taken back when it is refused.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is on its way.',
          meta: { rows: ['A1.28'] },
          on: {
            'boost.want': {
              guard: { type: 'isWanting', params: wished },
              target: 'sending',
              actions: { type: 'keepWish', params: wished },
            },
          },
        },
        sending: {
          description: 'The first wish is with the store; what is pressed meanwhile waits, and pressed twice is once.',
          meta: { rows: ['A1.28', 'B3.72'] },
          tags: 'boosting',
          invoke: {
            id: 'boostOffers',
            src: 'boostOffers',
            input: ({ context }) => ({ offerId: context.wishes[0]?.offerId ?? null }),
            onDone: [
              {
                guard: { type: 'hasMoreAfter', params: told },
                target: 'sending',
                reenter: true,
                actions: [{ type: 'emitBoosted', params: told }, { type: 'keepBoosted', params: told }, 'raiseTold'],
              },
              {
                target: 'resting',
                actions: [{ type: 'emitBoosted', params: told }, { type: 'keepBoosted', params: told }, 'raiseTold'],
              },
            ],
            onError: [
              {
                guard: 'hasMore',
                target: 'sending',
                reenter: true,
                actions: [
                  'emitRefused',
                  { type: 'keepRefusal', params: failed },
                  { type: 'raiseGone', params: failed },
                ],
              },
              {
                target: 'resting',
                actions: [
                  'emitRefused',
                  { type: 'keepRefusal', params: failed },
                  { type: 'raiseGone', params: failed },
                ],
              },
            ],
          },
          on: {
            'boost.want': {
              guard: { type: 'isWanting', params: wished },
              actions: { type: 'keepWish', params: wished },
            },
          },
        },
      },
      on: { 'refusal.dismiss': { actions: 'dropRefusal' } },
    },
    email: {
      description: 'Having offers sent to the own address.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is to be sent, or nobody has said so yet.',
          meta: { rows: ['A2.164'] },
          on: {
            'email.send': { guard: 'isMember', target: 'sending', actions: { type: 'keepEmailing', params: wished } },
          },
        },
        sending: {
          description: 'The store is asked to send them; pressing again sends nothing.',
          meta: { rows: ['A2.164'] },
          tags: 'emailing',
          invoke: {
            id: 'emailOffers',
            src: 'emailOffers',
            input: ({ context }) => ({ offerId: context.emailing?.offerId ?? null }),
            onDone: 'sent',
            onError: { target: 'unsent', actions: { type: 'keepEmailFault', params: failed } },
          },
        },
        sent: {
          description: 'The store has taken it; the letter is on its way.',
          meta: { rows: ['A2.164'] },
          tags: 'emailed',
          on: { 'email.open': { target: 'resting', actions: 'dropEmailing' } },
        },
        unsent: {
          description: 'Nothing was sent, or nobody knows; trying again is offered.',
          meta: { rows: ['A2.164'] },
          tags: 'unsent',
          on: {
            'email.send': { target: 'sending', actions: { type: 'keepEmailing', params: wished } },
            'email.open': { target: 'resting', actions: 'dropEmailing' },
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
