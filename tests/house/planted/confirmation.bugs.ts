import type { Bug } from './bugs.ts';

const orders = (name: string) => ['--project', 'server', `tests/server/orders/${name}.test.ts`];
const ui = ['--project', 'ui', 'tests/ui/confirmation/confirmation.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'an order is told to whoever knows its name',
    file: 'server/db/repositories/order-reading.ts',
    find: "    .where('shopper_id', '=', shopperId)\n",
    put: '',
    caughtBy: orders('confirmation'),
  },
  {
    says: 'an order that is not paid for has an invoice',
    file: 'server/db/repositories/order-reading.ts',
    find: "    .where('state', 'in', orderStates)\n",
    put: '',
    caughtBy: orders('confirmation'),
  },
  {
    says: 'an invoice may be shown as a page of the shop',
    file: 'server/api/file-answer.ts',
    find: '; sandbox`',
    put: '`',
    caughtBy: orders('invoice'),
  },
  {
    says: 'the tax in a price is 15 % of it',
    file: 'server/orders/invoice.ts',
    find: '(cents * 3) / 23',
    put: '(cents * 15) / 100',
    caughtBy: orders('invoice'),
  },
  {
    says: 'an address writes properties into a calendar',
    file: 'server/orders/calendar.ts',
    find: "    .replaceAll(/\\r\\n|\\r|\\n/g, '\\\\n')\n",
    put: '',
    caughtBy: orders('calendar'),
  },
  {
    says: 'a letter of unknown end is sent again and again',
    file: 'server/db/repositories/letters-due.ts',
    find: 'const mostUnknown = 2;',
    put: 'const mostUnknown = 9;',
    caughtBy: orders('letters'),
  },
  {
    says: 'two stores send the same letter',
    file: 'server/db/repositories/letters-due.ts',
    find: "        .where('letter_tries.since_ms', '<=', nowMs - takenLetterMs)\n",
    put: '',
    caughtBy: orders('letters'),
  },
  {
    says: 'an order can be changed after its last moment',
    file: 'ui/pages/confirmation/order-facts.tsx',
    find: 'nowMs < cutOffTime',
    put: 'nowMs <= cutOffTime',
    caughtBy: ui,
  },
];
