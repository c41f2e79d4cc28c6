import type { Http } from '../http/http.types.ts';
import type { PastOrdersService } from './orders.contract.ts';

export const createPastOrdersService = (http: Http): PastOrdersService => ({
  orders: (query, signal) => http.get('pastOrders', { schema: (all) => all.PastOrders, query, signal }),
  order: (orderId, signal) => http.get('pastOrder', { schema: (all) => all.PastOrder, params: { orderId }, signal }),
  orderItems: async (orderId, signal) =>
    (await http.get('pastOrderItems', { schema: (all) => all.PastOrderItems, params: { orderId }, signal })).items,
  items: (query, signal) => http.get('pastOrdersItems', { schema: (all) => all.PastItems, query, signal }),
  cancel: (orderId, key, signal) =>
    http.post('pastOrderCancel', {
      schema: (all) => all.ChangeAnswered,
      params: { orderId },
      idempotencyKey: key,
      signal,
    }),
  last: async (signal) =>
    (await http.get('lastOrderFulfilment', { schema: (all) => all.LastOrderFulfilment, signal })).lastOrder,
});
