import * as v from 'valibot';
import { OrderPlaced, Placement, PlacementTold } from '#services/orders/placing.contract.ts';
import { orderByKey } from '../db/repositories/orders.ts';
import { placementTold, placeOrder } from '../orders/place.ts';
import { contextOf } from './context.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shopperOf } from './trolley-change.ts';

const tag = 'orders';

export const placingOperations = [
  operation({
    method: 'POST',
    endpoint: 'placeOrder',
    tag,
    summary: 'Makes an order of the trolley and charges what it costs, once for each idempotency key.',
    role: 'shopper',
    body: Placement,
    answer: OrderPlaced,
    handle: async ({ world, session, idempotencyKey: key, body: placement }) => {
      if (key === null) throw refusals.invalid({ 'Idempotency-Key': 'is needed here' });
      const told = await placeOrder({ world, session, key, placement });
      return { ...told, ...contextOf(world, await session.reread(world.db.read)) };
    },
  }),
  operation({
    endpoint: 'orderStatusByKey',
    tag,
    summary: 'What became of the order that was asked for with a key. Asking changes nothing.',
    role: 'shopper',
    isAdded: true,
    params: v.strictObject({ key: v.pipe(v.string(), v.uuid()) }),
    answer: PlacementTold,
    handle: async ({ world, session, params: { key } }) => {
      const order = await orderByKey(world.db.read, (await shopperOf({ session })).accountId, key);
      if (!order) throw refusals.notFound();
      return placementTold(order);
    },
  }),
];
