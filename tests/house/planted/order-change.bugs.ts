import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/order-change'];
const laws = ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'order-change > keeps its laws'];
const last = ['--project', 'machines', 'tests/machines/last-order'];
const parts = ['--project', 'ui', 'tests/ui/change-order'];
const setup = 'machines/order-change/order-change.setup.ts';
const machine = 'machines/order-change/order-change.machine.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'another order is begun than the one that was read',
    file: setup,
    find: 'begunId: context.known?.orderId ?? null',
    put: 'begunId: context.asked',
    caughtBy: laws,
  },
  {
    says: 'a change that the store refused counts as begun',
    file: setup,
    find: 'isDone: (_, { answer }: Answer) => answer.isSuccessful',
    put: 'isDone: () => true',
    caughtBy: chart,
  },
  {
    says: 'an earlier failure stays beside a new beginning',
    file: setup,
    find: 'fault: null,\n      failedToLoadLastOrderInTrolley: false,',
    put: 'fault: null,',
    caughtBy: chart,
  },
  {
    says: 'of two beginnings the first answer counts',
    file: machine,
    find: "target: 'starting', reenter: true, actions: 'keepBegun'",
    put: "actions: 'keepBegun'",
    caughtBy: chart,
  },
  {
    says: 'an end is told while the change goes on',
    file: 'machines/order-change/order-change.rules.ts',
    find: '!isInChangeOrder && !isChangable && changeOrderCancelled',
    put: '!isChangable && changeOrderCancelled',
    caughtBy: chart,
  },
  {
    says: 'the last order is asked for while one is changed',
    file: 'machines/last-order/last-order.rules.ts',
    find: 'isShopper && !isChangingOrder && orderCount > 0',
    put: 'isShopper && orderCount > 0',
    caughtBy: last,
  },
  {
    says: 'a reason that nobody knows is said with a method of objects',
    file: 'ui/change-order/reason-words.ts',
    find: 'reason !== null && Object.hasOwn(table, reason)',
    put: 'reason !== null && reason in table',
    caughtBy: parts,
  },
];
