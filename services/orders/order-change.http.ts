import type { Http } from '../http/http.types.ts';
import type { OrderChangeService } from './orders.contract.ts';

export const createOrderChangeService = (http: Http): OrderChangeService => ({
  context: (orderId, signal) =>
    orderId === null
      ? http.get('lastOrderChangeContext', { schema: (all) => all.OrderChangeContext, signal })
      : http.get('orderChangeContext', { schema: (all) => all.OrderChangeContext, params: { orderId }, signal }),
  initiate: (orderId, signal) =>
    http.post('pastOrderChange', { schema: (all) => all.ChangeAnswered, body: { orderId }, signal }),
  cancel: (signal) => http.delete('pastOrderChange', { schema: (all) => all.ChangeAnswered, signal }),
  check: (signal) => http.get('orderChangeCheck', { schema: (all) => all.OrderChangeCheck, signal }),
  difference: (signal) => http.get('pastOrderPayment', { schema: (all) => all.OrderDifference, signal }),
  save: (orderId, body, key, signal) =>
    http.put('pastOrder', {
      schema: (all) => all.OrderPlaced,
      params: { orderId },
      body,
      idempotencyKey: key,
      signal,
    }),
});
