import type { Bug } from './bugs.ts';

const server = (path: string) => ['--project', 'server', `tests/server/${path}.test.ts`];
const kill = server('orders/kill');
const race = server('orders/race');

export const bugs: readonly Bug[] = [
  {
    says: 'a store that is killed has charged before the order stood in the database',
    file: 'server/orders/place.ts',
    find: 'return await world.db.transaction((trx) => begin(trx, { ...asked, instrument }, shopperId));',
    put: `if (instrumentId !== null && placement.expectedTotalCents > 0)
      await world.payments.charge({
        paymentId: world.ids.uuid4(),
        instrumentId,
        amountCents: placement.expectedTotalCents,
      });
    return await world.db.transaction((trx) => begin(trx, { ...asked, instrument }, shopperId));`,
    caughtBy: kill,
  },
  {
    says: 'a store that is killed charges what it finds left open under a new name',
    file: 'server/payments/see-through.ts',
    find: 'payments.charge({ paymentId: id, instrumentId, amountCents })',
    put: 'payments.charge({ paymentId: clock.nowMs() - createdMs > 300 ? crypto.randomUUID() : id, instrumentId, amountCents })',
    caughtBy: kill,
  },
  {
    says: 'a store that is killed says of an order that it is placed before that is kept',
    file: 'server/orders/place.ts',
    find: 'return placementTold((await orderByKey(world.db.read, shopperId, key)) ?? order);',
    put: "return { ...placementTold(order), state: 'placed' };",
    caughtBy: kill,
  },
  {
    says: 'a store that is killed leaves what nobody asks for again open',
    file: 'server/payments/see-through.ts',
    find: '(await intended(db.read)).map(pursue)',
    put: '(await intended(db.read)).slice(0, 0).map(pursue)',
    caughtBy: kill,
  },
  {
    says: 'the place of a hold is given back when an order is made of it (kill)',
    file: 'server/db/repositories/order-places.ts',
    find: 'return row ? (JSON.parse(row.facts) as HoldFacts) : null;',
    put: `if (row) await giveBack(trx, (JSON.parse(row.facts) as HoldFacts).slot.id, 1);
  return row ? (JSON.parse(row.facts) as HoldFacts) : null;`,
    caughtBy: kill,
  },
  {
    says: 'the place of an order that is declined is lost (kill)',
    file: 'server/orders/settle.ts',
    find: 'return { freed: await restoreHold(trx, world, shopperId, facts), owing: null };',
    put: 'return nothing;',
    caughtBy: kill,
  },
  {
    says: 'a key that comes with another body in a race is answered as if it were the same',
    file: 'server/orders/place.ts',
    find: 'if (order.requestHash !== requestHash) throw refusals.keyReused();',
    put: '',
    caughtBy: race,
  },
  {
    says: 'a coupon that is raced for stays used by an order that was declined',
    file: 'server/orders/settle.ts',
    find: 'await giveCouponUsesBack(trx, orderId);',
    put: '',
    caughtBy: race,
  },
];
