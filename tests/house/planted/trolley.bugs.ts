import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/trolley'];
const api = ['--project', 'server', 'tests/server/api/trolley.test.ts'];
const totals = ['--project', 'server', 'tests/server/trolley/totals.test.ts'];
const machine = 'machines/trolley/trolley.machine.ts';
const setup = 'machines/trolley/trolley.setup.ts';
const rules = 'machines/trolley/trolley.rules.ts';
const wishes = ['--project', 'machines', 'tests/machines/trolley/wishes.test.ts'];
const laws = ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'trolley > keeps its laws'];
const amounts = 'services/trolley/amounts.rules.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'an older answer about the trolley is believed',
    file: rules,
    find: 'known && known.revision > told.revision ? known : told',
    put: 'told',
    caughtBy: chart,
  },
  {
    says: 'what was wanted while a line was on its way is lost',
    file: rules,
    find: 'if (context.wishes[sku]?.key === key) {',
    put: 'if (context.wishes[sku]) {',
    caughtBy: chart,
  },
  {
    says: 'adding before the trolley is known lessens what is in it',
    file: rules,
    find: "if (context.trolley === null && (!wish || wish.stage === 'held')) {",
    put: 'if (context.trolley === null && !wish && amount === 0) {',
    caughtBy: chart,
  },
  {
    says: 'the wishes of a shopper stay for the next one',
    file: setup,
    find: 'enqueue.assign({ ...blankTrolley, keyBase, keysMade, subject: subjectIn(user) });',
    put: 'enqueue.assign({ trolley: null, keyBase, keysMade, subject: subjectIn(user) });',
    caughtBy: laws,
  },
  {
    says: 'what failed is given up without a word',
    file: rules,
    find: "return step(withWish(free, sku, { ...wish, stage: 'refused', fault }), failed);",
    put: 'return step(dropped(free, sku), failed);',
    caughtBy: chart,
  },
  {
    says: 'a refusal is taken for a lost answer and tried for ever',
    file: 'services/trolley/unsent.rules.ts',
    find: "fault.tag !== 'refused' || fault.status >= 500 ||",
    put: "fault.tag !== 'refused' || fault.status >= 400 ||",
    caughtBy: ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'trolley-line > keeps its laws'],
  },
  {
    says: 'a seventh line asks the store',
    file: 'machines/trolley/trolley.turns.ts',
    find: 'const free = mostFlights - Object.keys(flights).length;',
    put: 'const free = mostFlights + 1 - Object.keys(flights).length;',
    caughtBy: chart,
  },
  {
    says: 'grams after pieces are taken for the same wish',
    file: rules,
    find: 'one.amount === other.amount && one.unit === other.unit',
    put: 'one.amount === other.amount',
    caughtBy: wishes,
  },
  {
    says: 'a line that waits is tried in vain while the store cannot be reached',
    file: rules,
    find: "const isStopped = wish.stage === 'due' && anew.context.flights[one] === undefined;",
    put: 'const isStopped = one === sku;',
    caughtBy: wishes,
  },
  {
    says: 'another try has another key',
    file: rules,
    find: "        : withWish(context, sku, { ...wish, stage: 'due', fault: null, isBackground: false }),",
    put: "        : withWish(context, sku, { ...wish, key: keyAfter(context), stage: 'due', fault: null, isBackground: false }),",
    caughtBy: wishes,
  },
  {
    says: 'a wish of another tab that this one overtook is not said once more',
    file: rules,
    find: 'if (isSame(wish, sent)) return step({ ...context, isStale',
    put: 'if (sent) return step({ ...context, isStale',
    caughtBy: chart,
  },
  {
    says: 'a newer wish in the outbox is not taken up',
    file: rules,
    find: 'const isKnown = wish?.key === entry.key &&',
    put: 'const isKnown = wish !== undefined &&',
    caughtBy: chart,
  },
  {
    says: 'what is left in the outbox is shown and never sent',
    file: rules,
    find: "stage: !isLook ? 'shown' : isAtLeast ? 'held' : 'due',",
    put: "stage: 'shown',",
    caughtBy: wishes,
  },
  {
    says: 'what another tab has sent goes back before the store is asked',
    file: rules,
    find: "next = { ...withWish(next, sku, { ...wish, stage: 'settled', fault: null }),",
    put: 'next = { ...dropped(next, sku),',
    caughtBy: wishes,
  },
  {
    says: 'a line asks while everything is coming out',
    file: machine,
    find: "on: { 'turns.begin': {}, 'trolley.refresh'",
    put: "on: { 'trolley.refresh'",
    caughtBy: laws,
  },
  {
    says: 'an acknowledged wish takes its successor out of the outbox',
    file: 'services/trolley/outbox.indexed-db.ts',
    find: '?.key === key) await',
    put: ') await',
    caughtBy: ['--project', 'services', 'tests/services/trolley/outbox.test.ts'],
  },
  {
    says: 'what is read of the outbox is older than what was written',
    file: 'src/joined-outbox.ts',
    find: 'if (before !== writes) continue;',
    put: '',
    caughtBy: ['--project', 'machines', 'tests/machines/trolley/joined.test.ts'],
  },
  {
    says: 'somebody signs out without being asked about what is not sent',
    file: 'src/browser/sign-out.ts',
    find: 'if (unsent.changes + unsent.words === 0) return leave();',
    put: 'if (unsent.words === 0) return leave();',
    caughtBy: ['--project', 'ui', 'tests/ui/browser/sign-out-unsent.test.tsx'],
  },
  {
    says: 'the count leaves out what is wanted',
    file: 'machines/trolley/trolley.select.ts',
    find: ', ...Object.values(context.wishes)]',
    put: ']',
    caughtBy: chart,
  },
  {
    says: 'half a cent of a weight is given away',
    file: amounts,
    find: 'perKilogramCents * grams + gramsPerKilogram / 2',
    put: 'perKilogramCents * grams',
    caughtBy: totals,
  },
  {
    says: 'everybody has the price of members',
    file: amounts,
    find: 'isMember && memberCents !== null',
    put: 'memberCents !== null',
    caughtBy: totals,
  },
  {
    says: 'a billionth of a piece takes a line out',
    file: amounts,
    find: 'Number.isSafeInteger(amount) && valueOf(amount, unit) === value',
    put: 'Number.isSafeInteger(amount)',
    caughtBy: totals,
  },
  {
    says: 'a trolley holds as many products as anybody likes',
    file: 'server/trolley/check-change.ts',
    find: '!had && held.length >= mostLines',
    put: 'held.length < 0',
    caughtBy: api,
  },
];
