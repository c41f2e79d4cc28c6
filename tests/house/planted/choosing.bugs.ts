import type { Bug } from './bugs.ts';

const machines = (folder: string) => ['--project', 'machines', `tests/machines/${folder}`];

export const bugs: readonly Bug[] = [
  {
    says: 'an earlier wish wins over a later one',
    file: 'machines/fulfilment/fulfilment.machine.ts',
    find: "{ target: 'changing', reenter: true, actions: { type: 'keepWish', params: wishOf } },",
    put: "{ actions: { type: 'keepWish', params: wishOf } },",
    caughtBy: machines('fulfilment'),
  },
  {
    says: 'the session does not hear of the place that was chosen',
    file: 'machines/fulfilment/fulfilment.machine.ts',
    find: "enqueue.sendParent({ type: 'context.told', context: terms });",
    put: '',
    caughtBy: machines('fulfilment'),
  },
  {
    says: 'the shop keeps the terms of a write to itself',
    file: 'machines/shop/shop.machine.ts',
    find: "'context.told': { actions: { type: 'keepContext', params: ({ event }) => event } },",
    put: "'context.told': {},",
    caughtBy: machines('fulfilment'),
  },
  {
    says: 'a place is chosen while an order is being changed',
    file: 'machines/fulfilment/fulfilment.machine.ts',
    find: "...onEveryWish({ actions: { type: 'reportRefused', params: wishOf } }),",
    put: '',
    caughtBy: machines('fulfilment'),
  },
  {
    says: 'the addresses of a shopper stay for the next one',
    file: 'machines/addresses/addresses.machine.ts',
    find: '({ ...blankAddresses, subject: subjectIn(user) })',
    put: '({ subject: subjectIn(user) })',
    caughtBy: machines('addresses'),
  },
  {
    says: 'an address is taken away without asking',
    file: 'machines/addresses/addresses.machine.ts',
    find: "target: '.asking',",
    put: "target: '.removing',",
    caughtBy: machines('addresses'),
  },
  {
    says: 'an address that is half typed is lost when its form is closed',
    file: 'machines/addresses/addresses.machine.ts',
    find: "'form.close': 'closed',",
    put: "'form.close': { target: 'closed', actions: 'dropTyped' },",
    caughtBy: machines('addresses'),
  },
  {
    says: 'an address that was given up stands in the form again',
    file: 'machines/addresses/addresses.machine.ts',
    find: "'form.cancel': { target: 'closed', actions: 'dropTyped' }",
    put: "'form.cancel': 'closed'",
    caughtBy: machines('addresses'),
  },
];
