import { ChangeAnswered, ChangePlacement } from '#services/orders/order-change.contract.ts';
import { OrderPlaced } from '#services/orders/placing.contract.ts';
import { cancelOrder } from '../orders/cancel/cancel-order.ts';
import { saveChange } from '../orders/save/save.ts';
import { OrderInPath } from './confirmations.ts';
import { contextOf } from './context.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';

const tag = 'orders';

const needed = (key: string | null): string => {
  if (key === null) throw refusals.invalid({ 'Idempotency-Key': 'is needed here' });
  return key;
};

export const orderSavingOperations = [
  operation({
    method: 'PUT',
    endpoint: 'pastOrder',
    tag,
    summary:
      'Puts the trolley in the place of the order that is changed and charges the difference, once for each idempotency key.',
    role: 'shopper',
    params: OrderInPath,
    body: ChangePlacement,
    answer: OrderPlaced,
    handle: async ({ world, session, idempotencyKey, params: { orderId }, body: wanted }) => {
      const told = await saveChange({ world, session, key: needed(idempotencyKey), orderId, wanted });
      return { ...told, ...contextOf(world, await session.reread(world.db.read)) };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'pastOrderCancel',
    tag,
    summary: 'Cancels an order before it is picked and gives back what was paid for it, once.',
    role: 'shopper',
    params: OrderInPath,
    answer: ChangeAnswered,
    handle: async ({ world, session, idempotencyKey, params: { orderId } }) => {
      await cancelOrder({ world, session, key: needed(idempotencyKey), orderId });
      return { isSuccessful: true, ...contextOf(world, await session.reread(world.db.read)) };
    },
  }),
];
