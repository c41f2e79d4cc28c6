import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/trolley'];
const api = ['--project', 'server', 'tests/server/api/trolley.test.ts'];
const totals = ['--project', 'server', 'tests/server/trolley/totals.test.ts'];
const machine = 'machines/trolley/trolley.machine.ts';
const line = 'machines/trolley-line/trolley-line.machine.ts';
const amounts = 'services/trolley/amounts.rules.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'an older answer about the trolley is believed',
    file: machine,
    find: 'known && known.revision > told.revision ? known : told',
    put: 'told',
    caughtBy: chart,
  },
  {
    says: 'what was wanted while a line was on its way is lost',
    file: line,
    find: 'isMoreWanted: ({ context }) => context.amount !== context.sentAmount',
    put: 'isMoreWanted: () => false',
    caughtBy: chart,
  },
  {
    says: 'adding before the trolley is known lessens what is in it',
    file: machine,
    find: 'context.trolley === null && !context.wishes[sku]?.isAsked',
    put: 'false && context.trolley === null && !context.wishes[sku]?.isAsked',
    caughtBy: chart,
  },
  {
    says: 'the wishes of a shopper stay for the next one',
    file: machine,
    find: 'enqueue.assign({ ...blankTrolley, subject: isShopper ? subject : null });',
    put: 'enqueue.assign({ trolley: null, subject: isShopper ? subject : null });',
    caughtBy: chart,
  },
  {
    says: 'a line of somebody who is gone still asks the store',
    file: machine,
    find: 'if (wish.isAsked) enqueue.stopChild(idOf(sku));',
    put: 'if (!wish.isAsked) enqueue.stopChild(idOf(sku));',
    caughtBy: chart,
  },
  {
    says: 'a line that asks already is asked for a second time',
    file: machine,
    find: "if (isAsked) enqueue.sendTo(idOf(sku), { type: 'amount.want', amount });\n      else if",
    put: 'if',
    caughtBy: chart,
  },
  {
    says: 'what failed is given up without a word',
    file: machine,
    find: 'return wish ? { wishes: { ...context.wishes, [sku]: { ...wish, fault } } } : {};',
    put: 'return { wishes: fault ? without(context.wishes, sku) : context.wishes, waiting: wish ? [] : context.waiting };',
    caughtBy: chart,
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
  {
    says: 'a change with one key is done again',
    file: 'server/api/trolley.ts',
    find: "if (claim.kind === 'repeated') return JSON.parse(claim.answer) as TrolleyWire;",
    put: '',
    caughtBy: api,
  },
];
