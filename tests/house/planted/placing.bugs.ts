import type { Bug } from './bugs.ts';

const server = (file: string, title: string) => ['--project', 'server', `tests/server/${file}.test.ts`, '-t', title];
const placing = (title: string) => server('orders/place', title);
const refused = (title: string) => server('orders/place.refused', title);
const settling = (title: string) => server('orders/settle', title);
const recovering = (title: string) => server('orders/recover', title);
const stock = (title: string) => server('orders/stock', title);
const embedded = (title: string) => server('db/sqlite', title);
const postgres = (title: string) => server('db/postgres', title);
const payments = 'server/db/repositories/payments.ts';
const orders = 'server/db/repositories/orders.ts';
const charging = 'server/payments/see-through.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'what became of a payment is said by each who is told of it',
    file: payments,
    find: "    .where('id', '=', paymentId)\n    .where('state', '=', 'intended')\n",
    put: "    .where('id', '=', paymentId)\n",
    caughtBy: embedded('said by one alone'),
  },
  {
    says: 'an order is settled again by what is told of it late',
    file: 'server/orders/settle.ts',
    find: "if (payment?.state !== 'intended') return nothing;",
    put: 'if (!payment) return nothing;',
    caughtBy: settling('settled once by what is told'),
  },
  {
    says: 'a shopper pays for two orders at once',
    file: orders,
    find: 'pending_of: isPaying ? shopperId : null',
    put: 'pending_of: null',
    caughtBy: refused('while another order'),
  },
  {
    says: 'the place of an order is given back to its shopper and to everybody else',
    file: 'server/db/repositories/order-places.ts',
    find: 'if (await insertHold(trx, wanted, nowMs)) return [];',
    put: `if (await insertHold(trx, wanted, nowMs)) {
    await giveBack(trx, facts.slot.id, 1);
    return [];
  }`,
    caughtBy: settling('gives back the place'),
  },
  {
    says: 'a place that was an order’s is lost when the bank refuses',
    file: 'server/orders/settle.ts',
    find: 'return { freed: await restoreHold(trx, world, shopperId, facts), owing: null };',
    put: 'return nothing;',
    caughtBy: settling('gives back the place'),
  },
  {
    says: 'what was left in between is charged under a new name',
    file: charging,
    find: 'payments.charge({ paymentId: id,',
    put: 'payments.charge({ paymentId: crypto.randomUUID(),',
    caughtBy: recovering('by the name it was charged under'),
  },
  {
    says: 'a payment that nobody answers is asked for for ever',
    file: charging,
    find: 'if (clock.nowMs() - createdMs < givenUpMs) return',
    put: 'if (createdMs > 0) return',
    caughtBy: recovering('given up after a quarter'),
  },
  {
    says: 'each who asks charges for themselves',
    file: charging,
    find: 'if (before && sinceMs - before.sinceMs < askedAgainMs) return before.end;',
    put: '',
    caughtBy: recovering('asked for once at a time'),
  },
  {
    says: 'what the shopper saw is not compared with what they are charged',
    file: 'server/orders/check-placement.ts',
    find: '  if (placement.expectedTotalCents !== totalCents) throw refusals.totalsChanged();\n',
    put: '',
    caughtBy: refused('something else than the shopper saw'),
  },
  {
    says: 'who is of no age to say so buys alcohol',
    file: 'server/orders/check-placement.ts',
    find: 'if (isAgeAsked && !placement.isOfAge)',
    put: 'if (isAgeAsked && totalCents < 0)',
    caughtBy: refused('without a word on their age'),
  },
  {
    says: 'a key says whatever it says last',
    file: 'server/orders/place.ts',
    find: '  if (order.requestHash !== requestHash) throw refusals.keyReused();\n',
    put: '',
    caughtBy: placing('with another body'),
  },
  {
    says: 'the trolley is emptied of what was added meanwhile',
    file: 'server/orders/keep-placed.ts',
    find: 'Math.max(0, line.amount - (ordered.get(line.sku) ?? 0))',
    put: '0',
    caughtBy: placing('leaves in the trolley'),
  },
  {
    says: 'a coupon stays used when the bank refuses',
    file: 'server/orders/settle.ts',
    find: '  await giveCouponUsesBack(trx, orderId);\n',
    put: '',
    caughtBy: settling('gives back the place'),
  },
  {
    says: 'a coupon is used as often as there are shoppers',
    file: 'server/db/repositories/coupon-uses.ts',
    find: "    .whereRef('uses', '<', 'most_uses')\n",
    put: '',
    caughtBy: embedded('the last uses of a coupon'),
  },
  {
    says: 'of two who take off a shelf at once one does not count',
    file: 'server/db/repositories/stock.ts',
    find: "      .where('stock', '=', row.stock)\n",
    put: '',
    caughtBy: postgres('counted to the piece'),
  },
  {
    says: 'what sold out is ordered all the same',
    file: 'server/orders/take-stock.ts',
    find: '    if (move.before === 0) return null;\n',
    put: '',
    caughtBy: stock('of two at once'),
  },
  {
    says: 'what was ordered is given back, not what was taken',
    file: 'server/orders/take-stock.ts',
    find: 'taken.push({ sku, pieces: move.before - move.after });',
    put: 'taken.push({ sku, pieces: -by });',
    caughtBy: stock('given back as it was taken'),
  },
  {
    says: 'a slot is ordered for after its end',
    file: 'server/db/repositories/order-places.ts',
    find: "    .where('held_until_ms', '>', nowMs)\n",
    put: '',
    caughtBy: embedded('becomes an order’s once'),
  },
  {
    says: 'a refusal holds for one copy of a request only',
    file: 'server/orders/refused-key.ts',
    find: '  await keepAnswer(trx, request, refused, JSON.stringify({ code, message } satisfies Kept));\n  return null;\n}',
    put: '  throw refusals.busy();\n}',
    caughtBy: ['tests/server/orders/place.refused.test.ts'],
  },
];
