import * as v from 'valibot';
import { OrderPlaced, Placement, PlacementTold } from '#services/orders/placing.contract.ts';
import { saveByKey } from '../db/repositories/order-saves.ts';
import { orderByKey } from '../db/repositories/orders.ts';
import { saveTold } from '../orders/save/save.ts';
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
    summary:
      'What became of the order, or of the change of one, that was asked for with a key. Asking changes nothing.',
    role: 'shopper',
    isAdded: true,
    params: v.strictObject({ key: v.pipe(v.string(), v.uuid()) }),
    answer: PlacementTold,
    handle: async ({ world, session, params: { key } }) => {
      const { accountId } = await shopperOf({ session });
      const order = await orderByKey(world.db.read, accountId, key);
      if (order) return placementTold(order);
      const save = await saveByKey(world.db.read, accountId, key);
      if (!save) throw refusals.notFound();
      return saveTold(save);
    },
  }),
];
