import { answered, failure, saverSetup, toldTerms, toldUser } from './saver.setup.ts';

const keepTold = { type: 'keepTold', params: answered } as const;
type Answer = Parameters<typeof answered>[0];

/** Whether the pass would be of use at an address: what the store said of that one, and of no other. */
export const address = saverSetup.createStateConfig({
  description: 'Whether a pass may be bought for the address that is looked at.',
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No page has asked about an address.',
      meta: { rows: ['A2.158'], texts: ['delivery-saver.addressUnasked'] },
    },
    checking: {
      description: 'The store is asked about that address; until it has answered nothing can be bought.',
      meta: { rows: ['A2.157', 'A4.O2'], texts: ['delivery-saver.checking', 'delivery-saver.checkingPlain'] },
      tags: ['busy', 'checking'],
      invoke: {
        id: 'checkAddress',
        src: 'checkAddress',
        input: ({ context }) => context.asked ?? {},
        onDone: [
          {
            guard: {
              type: 'isSaid',
              params: (args: Answer) => ({ ...answered(args), eligibility: 'eligible' as const }),
            },
            target: 'eligible',
            actions: keepTold,
          },
          {
            guard: {
              type: 'isSaid',
              params: (args: Answer) => ({ ...answered(args), eligibility: 'nonPerishable' as const }),
            },
            target: 'nonPerishable',
            actions: keepTold,
          },
          {
            guard: {
              type: 'isSaid',
              params: (args: Answer) => ({ ...answered(args), eligibility: 'nonServiced' as const }),
            },
            target: 'nonServiced',
            actions: keepTold,
          },
          { target: 'addressless', actions: keepTold },
        ],
        onError: { target: 'unknown', actions: { type: 'keepAddressFault', params: failure } },
      },
    },
    eligible: {
      description: 'The pass works at this address: it may be bought.',
      meta: { rows: ['A4.06'], texts: ['delivery-saver.eligible'] },
      tags: 'eligible',
    },
    nonPerishable: {
      description: 'Only dry goods are brought to this address: no pass is sold for it.',
      meta: { rows: ['A4.07'], texts: ['delivery-saver.nonPerishable'] },
    },
    nonServiced: {
      description: 'Nothing is brought to this address: no pass is sold for it.',
      meta: { rows: ['A4.08'], texts: ['delivery-saver.nonServiced'] },
    },
    addressless: {
      description: 'There is no address to judge yet: one has to be chosen.',
      meta: { rows: ['A2.157'], texts: ['delivery-saver.addressless', 'delivery-saver.addresslessText'] },
    },
    unknown: {
      description: 'The store did not say. Nothing is sold on a guess: asking again is offered.',
      meta: { rows: ['A4.O2'] },
      tags: 'failed',
      on: {
        'saver.retry': { target: 'checking', actions: 'dropTold' },
        'address.ask': { target: 'checking', actions: { type: 'keepAsked', params: ({ event }) => event } },
      },
    },
  },
  on: {
    'address.ask': [
      { guard: { type: 'isSameAsked', params: ({ event }) => event } },
      { target: '.checking', actions: { type: 'keepAsked', params: ({ event }) => event } },
    ],
    'saver.staled': { guard: 'isAsked', target: '.checking', actions: 'dropTold' },
    'terms.told': [
      {
        guard: { type: 'isElsewhere', params: toldTerms },
        target: '.checking',
        actions: [{ type: 'keepPlace', params: toldTerms }, 'dropTold'],
      },
      { actions: { type: 'keepPlace', params: toldTerms } },
    ],
    'session.ended': { target: '.unasked', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { target: '.unasked', actions: { type: 'keepUser', params: toldUser } },
    ],
  },
});
