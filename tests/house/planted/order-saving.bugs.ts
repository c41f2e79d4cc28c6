import type { Bug } from './bugs.ts';

const orders = (name: string) => ['--project', 'server', `tests/server/orders/${name}`];

export const bugs: readonly Bug[] = [
  {
    says: 'a new version is put in the place of an order that is being picked',
    file: 'server/db/repositories/order-steps.ts',
    find: "    .where('state', '=', 'placed')\n    .where('revision', '=', revision)\n",
    put: '',
    caughtBy: orders('save'),
  },
  {
    says: 'what was taken for a change that came to nothing stays off the shelf',
    file: 'server/orders/save/settle-save.ts',
    find: '  await giveStockBack(trx, version.facts.storeId, version.extra);\n',
    put: '',
    caughtBy: orders('save'),
  },
  {
    says: 'an order that is cancelled keeps its place',
    file: 'server/orders/cancel/cancel-order.ts',
    find: '  await givePlaceBack(trx, facts.hold.slot.id);\n',
    put: '',
    caughtBy: orders('cancel/'),
  },
  {
    says: 'more is given back of a payment than was taken',
    file: 'server/orders/refunds/intend.ts',
    find: 'Math.min(owed, leftCents)',
    put: 'owed',
    caughtBy: orders('cancel/'),
  },
];
