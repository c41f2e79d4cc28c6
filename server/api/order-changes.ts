import {
  ChangeAnswered,
  ChangeAsked,
  OrderChangeCheck,
  OrderChangeContext,
  OrderDifference,
} from '#services/orders/order-change.contract.ts';
import { beginChange } from '../orders/change/begin.ts';
import { changeCheckTold } from '../orders/change/change-check.ts';
import { changeContextTold, lastContextTold } from '../orders/change/change-context.ts';
import { differenceTold } from '../orders/change/difference.ts';
import { giveUpChange } from '../orders/change/give-up.ts';
import { OrderInPath } from './confirmations.ts';
import { contextOf } from './context.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { type Asked, shopperOf } from './trolley-change.ts';

const tag = 'orders';

const answered = async ({ world, session }: Asked, isSuccessful: boolean) => ({
  isSuccessful,
  ...contextOf(world, await session.reread(world.db.read)),
});

/** What is not theirs is as little there as what nobody made. */
function there<T>(told: T | null): T {
  if (told === null) throw refusals.notFound();
  return told;
}

export const orderChangeOperations = [
  operation({
    endpoint: 'lastOrderChangeContext',
    tag,
    summary: 'What is known before a change of the latest order that can still be changed, or else of the latest.',
    role: 'shopper',
    answer: OrderChangeContext,
    handle: async (ask) => there(await lastContextTold(ask.world, await shopperOf(ask))),
  }),
  operation({
    endpoint: 'orderChangeContext',
    tag,
    summary: 'What is known of an order before it is changed: whether that can be done, and why not.',
    role: 'shopper',
    params: OrderInPath,
    answer: OrderChangeContext,
    handle: async (ask) => there(await changeContextTold(ask.world, await shopperOf(ask), ask.params.orderId)),
  }),
  operation({
    method: 'POST',
    endpoint: 'pastOrderChange',
    tag,
    summary:
      'Begins to change an order: its lines stand in the trolley until the change is saved or given up. Said again for the same order, it is answered alike.',
    role: 'shopper',
    body: ChangeAsked,
    answer: ChangeAnswered,
    handle: async (ask) => answered(ask, await beginChange(ask, ask.body.orderId)),
  }),
  operation({
    method: 'DELETE',
    endpoint: 'pastOrderChange',
    tag,
    summary:
      'Gives the change up: the order stays as it was, and what was in the trolley before comes back. Saying it twice does no harm.',
    role: 'shopper',
    answer: ChangeAnswered,
    handle: async (ask) => answered(ask, await giveUpChange(ask)),
  }),
  operation({
    endpoint: 'orderChangeCheck',
    tag,
    summary: 'Whether an order is being changed, whether it still can be, and why a change ended by itself.',
    role: 'shopper',
    answer: OrderChangeCheck,
    handle: async (ask) => changeCheckTold(ask.world, (await shopperOf(ask)).accountId),
  }),
  operation({
    endpoint: 'pastOrderPayment',
    tag,
    summary: 'What the change comes to: every line that is other than before, and what is to be paid or comes back.',
    role: 'shopper',
    answer: OrderDifference,
    handle: async ({ world, session }) => there(await differenceTold(world, await session.known())),
  }),
];
