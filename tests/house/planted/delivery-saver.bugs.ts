import type { Bug } from './bugs.ts';

const saver = (name: string) => [`tests/server/delivery-saver/${name}.test.ts`];
const rules = (name: string) => [`tests/services/delivery-saver/${name}.test.ts`];

export const bugs: readonly Bug[] = [
  {
    says: 'a delivery pass is sold where only dry goods are brought',
    file: 'services/delivery-saver/eligibility.rules.ts',
    find: "dryGoods: 'nonPerishable'",
    put: "dryGoods: 'eligible'",
    caughtBy: rules('eligibility'),
  },
  {
    says: 'a delivery pass is sold to whoever asks for it, whatever the address',
    file: 'server/delivery-saver/buy.ts',
    find: "if (eligibility !== 'eligible') throw",
    put: 'if (eligibility === null) throw',
    caughtBy: saver('buying'),
  },
  {
    says: 'a plan is charged for at another price than its shopper saw',
    file: 'server/delivery-saver/buy.ts',
    find: 'expectedPriceCents !== plan.priceCents) throw priceChanged();',
    put: 'expectedPriceCents > 9e9) throw priceChanged();',
    caughtBy: saver('buying'),
  },
  {
    says: 'a break-even counts deliveries that a plan does not cover',
    file: 'services/delivery-saver/break-even.rules.ts',
    find: 'isPlanDay(plan.days, day) && goodsCents >= plan.minimumOrderCents',
    put: 'isPlanDay(plan.days, day) && goodsCents >= 0',
    caughtBy: rules('break-even'),
  },
  {
    says: 'a period is charged for by each store that sweeps',
    file: 'server/delivery-saver/renew.ts',
    find: 'held.dueMs === null || held.dueMs > nowMs || ',
    put: '',
    caughtBy: saver('life'),
  },
  {
    says: 'two charges may stand for one period of a delivery pass',
    file: 'server/db/migrations/019-delivery-subscriptions.ts',
    find: 'stands_for text unique',
    put: 'stands_for text',
    caughtBy: ['tests/server/db/sqlite.test.ts'],
  },
  {
    says: 'a charge for a delivery pass is answered by each who is told of it',
    file: 'server/db/repositories/subscription-charges.ts',
    find: "    .where('id', '=', chargeId)\n    .where('state', '=', 'intended')\n",
    put: "    .where('id', '=', chargeId)\n",
    caughtBy: ['tests/server/db/sqlite.test.ts'],
  },
  {
    says: 'days on which no store was open are charged for',
    file: 'server/delivery-saver/periods.ts',
    find: 'planned >= addDays(now, -mostLateDays) ? planned : now',
    put: 'planned',
    caughtBy: saver('life'),
  },
  {
    says: 'whoever cancels is charged once more',
    file: 'server/delivery-saver/settle.ts',
    find: "held.state === 'ending' ? 'ending' : 'active'",
    put: "'active'",
    caughtBy: saver('life'),
  },
  {
    says: 'a delivery pass that was given up is good for days that nobody paid for',
    file: 'server/delivery-saver/pass.ts',
    find: ' && day <= pass.paidUntil)',
    put: ')',
    caughtBy: saver('fees'),
  },
  {
    says: 'a fee that was told with a delivery pass comes back with its end',
    file: 'server/fulfilment/fee-now.ts',
    find: 'const saver = slot.saver ?? coverOf(pass, slot);',
    put: 'const saver = coverOf(pass, slot);',
    caughtBy: saver('fees'),
  },
  {
    says: 'an order that is changed pays the fee that it was spared',
    file: 'server/fulfilment/fee-now.ts',
    find: 'slot.agreedFeeCents ?? feeCents',
    put: 'feeCents',
    caughtBy: saver('fees'),
  },
  {
    says: 'an order that was cancelled counts as saved',
    file: 'server/db/repositories/subscription-savings.ts',
    find: "['paying', 'declined', 'cancelled']",
    put: "['paying', 'declined']",
    caughtBy: saver('fees'),
  },
  {
    says: 'an address of somebody else is told to whoever knows its number',
    file: 'server/delivery-saver/eligibility.ts',
    find: 'if (!one) throw refusals.notFound();\n  return { addressId, suburbId: one.suburbId, label: addressLabelOf(places, one) };',
    put: 'return { addressId, suburbId: one?.suburbId ?? null, label: one ? addressLabelOf(places, one) : null };',
    caughtBy: saver('eligibility'),
  },
];
