import { orderStates, pastOrdersPageSize } from '#services/orders/order-states.words.ts';
import {
  LastOrderFulfilment,
  PastItems,
  PastItemsAsked,
  PastOrder,
  PastOrderItems,
  PastOrders,
  PastOrdersAsked,
} from '#services/orders/past-orders.contract.ts';
import { toInstant } from '#services/wire.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { eventsOf, latestOrdersOf, moneyOf, pastOrderOf, pastOrdersOf } from '../db/repositories/past-orders.ts';
import { boughtIn, narrowed } from '../orders/past/items.ts';
import { lastOrderTold, stillToCome } from '../orders/past/last-order.ts';
import { orderTold } from '../orders/past/order-told.ts';
import { reorderItem, type Today } from '../orders/past/reorder.ts';
import { type Asking, rowTold } from '../orders/past/row-told.ts';
import { boughtStates, currentStates, monthsAgo, shownStates } from '../orders/past/shown.ts';
import { OrderInPath } from './confirmations.ts';
import { operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { type Asked, isMember, shelvesOf, shopperOf } from './trolley-change.ts';

const tag = 'orders';
const pastItemsPageSize = 24;
/** Two a week for five years: whoever ordered more is told of the latest. */
const mostReadBack = 500;
/** Nobody has more orders that are still to come. */
const mostToCome = 30;

const askingOf = ({ world }: Asked, { shopper }: Person): Asking => ({
  isUnderWay: shopper?.isOrderUnderWay ?? false,
  changing: shopper?.change?.orderId ?? null,
  nowMs: world.clock.nowMs(),
});
const todayOf = async (ask: Asked, person: Person): Promise<Today> => ({
  cardOf: (await shelvesOf(ask)).cardOf,
  isMember: isMember(person),
});

/** An order of whoever asks: one that is not theirs, not placed or not there is answered alike. */
async function ownPastOrder(ask: Asked, orderId: string) {
  const person = await shopperOf(ask);
  const order = await pastOrderOf(ask.world.db.read, person.accountId, orderId, orderStates);
  if (order === null) throw refusals.notFound();
  return { order, person };
}

export const pastOrderOperations = [
  operation({
    endpoint: 'pastOrdersItems',
    tag,
    summary: 'What the shopper ever ordered, each product once, with its price then and today.',
    role: 'shopper',
    query: PastItemsAsked,
    answer: PastItems,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      const orders = await latestOrdersOf(ask.world.db.read, person.accountId, boughtStates, mostReadBack);
      const items = narrowed(boughtIn(orders), ask.query);
      const today = await todayOf(ask, person);
      const page = Number(ask.query.page ?? 1);
      const shown = items.slice((page - 1) * pastItemsPageSize, page * pastItemsPageSize);
      return {
        items: shown.map(({ line, lastMs, orderCount }) => ({
          ...reorderItem(line, today),
          lastOrderedAt: toInstant(lastMs),
          orderCount,
        })),
        totalItems: items.length,
        page,
        pageSize: pastItemsPageSize,
      };
    },
  }),
  operation({
    endpoint: 'pastOrders',
    tag,
    summary: 'The orders of the shopper that were placed, the newest first, with what may still be done with each.',
    role: 'shopper',
    query: PastOrdersAsked,
    answer: PastOrders,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      const asking = askingOf(ask, person);
      const { show, method, months, page: asked } = ask.query;
      const page = Number(asked ?? 1);
      const wanted = {
        states: shownStates[show],
        method,
        sinceMs: months === undefined ? undefined : monthsAgo(Number(months), asking.nowMs),
      };
      const from = (page - 1) * pastOrdersPageSize;
      const found = await pastOrdersOf(ask.world.db.read, person.accountId, wanted, { from, most: pastOrdersPageSize });
      return {
        orders: found.orders.map((order) => rowTold(order, asking)),
        totalOrders: found.total,
        page,
        pageSize: pastOrdersPageSize,
      };
    },
  }),
  operation({
    endpoint: 'pastOrder',
    tag,
    summary: 'An order of the shopper with all that became of it and of its money.',
    role: 'shopper',
    params: OrderInPath,
    answer: PastOrder,
    handle: async (ask) => {
      const { order, person } = await ownPastOrder(ask, ask.params.orderId);
      const { read } = ask.world.db;
      const happened = { events: await eventsOf(read, order.id), money: await moneyOf(read, order.id) };
      return orderTold(order, happened, ask.world.catalogue.view, askingOf(ask, person));
    },
  }),
  operation({
    endpoint: 'pastOrderItems',
    tag,
    summary: 'What could be ordered again of an order, with its price then and today.',
    role: 'shopper',
    params: OrderInPath,
    answer: PastOrderItems,
    handle: async (ask) => {
      const { order, person } = await ownPastOrder(ask, ask.params.orderId);
      const today = await todayOf(ask, person);
      return { items: order.facts.lines.map((line) => reorderItem(line, today)) };
    },
  }),
  operation({
    endpoint: 'lastOrderFulfilment',
    tag,
    summary:
      'How the latest order comes that is still to come; null without one, and while the shopper changes an order.',
    role: 'shopper',
    answer: LastOrderFulfilment,
    handle: async (ask) => {
      const person = await shopperOf(ask);
      const { read } = ask.world.db;
      const asking = askingOf(ask, person);
      if (asking.changing !== null) return { lastOrder: null };
      const orders = await latestOrdersOf(read, person.accountId, currentStates, mostToCome);
      return { lastOrder: lastOrderTold(stillToCome(orders, asking.nowMs), asking) };
    },
  }),
];
