import type { Bug } from './bugs.ts';

const walk = ['--project', 'machines', 'tests/machines/placing/walk.test.ts'];
const machine = 'machines/placing/placing.machine.ts';
const kept = 'services/storage/kept-attempt.ts';
const rules = 'machines/placing/placing.rules.ts';
const machines = ['--project', 'machines', 'tests/machines/placing/placing.test.ts'];
const joins = ['--project', 'ui', 'tests/ui/browser/placing-joins.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'an order that is said again in the same words gets another key',
    file: kept,
    find: 'const begun = isRepeat ? unheard :',
    put: 'const begun =',
    caughtBy: walk,
  },
  {
    says: 'an order is sent before its key is written down',
    file: kept,
    find: 'trying((open) => open.setItem(name, JSON.stringify(begun)));',
    put: '',
    caughtBy: walk,
  },
  {
    says: 'an order of which nobody knows may be sent anew',
    file: machine,
    find: "{ target: 'resolving.pausing', actions: [...doubt, 'tellDoubted'] },",
    put: "{ target: 'open', actions: [...doubt, 'tellDoubted'] },",
    caughtBy: walk,
  },
  {
    says: 'a second press sends a second order while the first is on its way',
    file: machine,
    find: "tags: ['busy', 'submitting'],\n      invoke: {\n        id: 'place',",
    put: "tags: ['busy', 'submitting'],\n      on: { 'order.place': { target: 'beginning', actions: { type: 'keepAsked', params: ({ event }) => event } } },\n      invoke: {\n        id: 'place',",
    caughtBy: walk,
  },
  {
    says: 'a reload forgets that an order was sent',
    file: machine,
    find: "target: 'resolving',\n            actions: { type: 'keepAttempt', params: ({ event }) => event },",
    put: "target: 'open',\n            actions: { type: 'keepAttempt', params: ({ event }) => event },",
    caughtBy: walk,
  },
  {
    says: 'a refusal because too much was asked is taken for a no',
    file: rules,
    find: "  'TooLarge',\n];",
    put: "  'TooLarge',\n  'TooMany',\n];",
    caughtBy: walk,
  },
  {
    says: 'one word of never having heard of an order is enough',
    file: rules,
    find: 'export const enoughUnheard = 2;',
    put: 'export const enoughUnheard = 1;',
    caughtBy: walk,
  },
  {
    says: 'an order goes on while it is not certain who is signed in',
    file: machine,
    find: "target: 'holding',\n          actions: { type: 'keepAsked'",
    put: "target: 'beginning',\n          actions: { type: 'keepAsked'",
    caughtBy: machines,
  },
  {
    says: 'what another shopper sent is asked for',
    file: kept,
    find: 'if (kept === null || kept.subject === subject) return kept;',
    put: 'if (kept !== null) return kept;',
    caughtBy: ['--project', 'services', 'tests/services/orders/kept-order.test.ts'],
  },
  {
    says: 'a modal over the page to pay on keeps it from leading to the confirmation',
    file: 'src/placing.ts',
    find: 'splitHref(withoutModals(hrefOf(navigationOf(shop).getSnapshot())))',
    put: 'splitHref(hrefOf(navigationOf(shop).getSnapshot()))',
    caughtBy: joins,
  },
  {
    says: 'an order of which nobody knows is not asked for when the network comes back',
    file: 'machines/shop/shop.machine.ts',
    find: "for (const name of ['trolley', 'placing'])",
    put: "for (const name of ['trolley'])",
    caughtBy: joins,
  },
  {
    says: 'an order of another tab is followed by whoever shops here now',
    file: 'machines/placing/placing.setup.ts',
    find: 'word.subject === subject && attempt === null;',
    put: 'attempt === null;',
    caughtBy: machines,
  },
  {
    says: 'an order of another tab takes the key of one that the store has never heard of',
    file: 'machines/placing/placing.setup.ts',
    find: 'word.subject === subject && attempt === null;',
    put: 'word.subject === subject;',
    caughtBy: machines,
  },
  {
    says: 'an order is followed by a tab that has something else to pay for',
    file: 'src/placing.ts',
    find: 'told(isAtPayment() && countIn(context) === 0)',
    put: 'told(isAtPayment() && countIn(context) !== null)',
    caughtBy: joins,
  },
  {
    says: 'a followed order is told on, and the tabs tell each other for ever',
    file: 'src/placing.ts',
    find: "'order.followed': lead,",
    put: "'order.followed': (one) => doers['order.confirmed']({ ...one, type: 'order.confirmed' }),",
    caughtBy: joins,
  },
  {
    says: 'the network comes back, and the second question waits as long as before',
    file: 'machines/placing/placing.setup.ts',
    find: 'startPauses: assign({ tries: 0 }),',
    put: 'startPauses: assign({}),',
    caughtBy: machines,
  },
  {
    says: 'what became of the last order stands over the next one',
    file: 'src/placing.ts',
    find: "if (now.hasTag('submitting') || now.matches('away')) takeDown();",
    put: "if (now.matches('away')) takeDown();",
    caughtBy: joins,
  },
  {
    says: 'saved cards that come late take the place of the card that is being taken',
    file: 'machines/pay-ways/pay-ways.machine.ts',
    find: 'chosen: context.chosen ?? wayOf(context),',
    put: 'chosen: context.chosen,',
    caughtBy: ['--project', 'machines', 'tests/machines/pay-ways/pay-ways.test.ts'],
  },
];
