import type { Http } from '../http/http.types.ts';
import type { DeliverySaverService } from './delivery-saver.contract.ts';

export const createDeliverySaverService = (http: Http): DeliverySaverService => ({
  plans: async (signal) =>
    (await http.get('deliverySubscriptionPlans', { schema: (all) => all.SaverPlans, signal })).plans,
  eligibility: (query, signal) =>
    http.get('deliverySubscriptionEligibility', { schema: (all) => all.EligibilityTold, query, signal }),
  savings: (signal) => http.get('deliverySubscriptionSavings', { schema: (all) => all.SaverSavings, signal }),
  subscriptions: async (signal) =>
    (await http.get('deliverySubscriptions', { schema: (all) => all.Subscriptions, signal })).subscriptions,
  buy: (body, idempotencyKey, signal) =>
    http.post('deliverySubscriptions', { schema: (all) => all.SaverPurchased, body, idempotencyKey, signal }),
  purchased: (key, signal) =>
    http.get('deliverySubscriptionByKey', { schema: (all) => all.SaverPurchased, params: { key }, signal }),
  changePayment: (subscriptionId, body, idempotencyKey, signal) =>
    http.put('deliverySubscriptionPayment', {
      schema: (all) => all.Subscription,
      params: { subscriptionId },
      body,
      idempotencyKey,
      signal,
    }),
  cancel: (subscriptionId, signal) =>
    http.post('deliverySubscriptionCancel', { schema: (all) => all.Subscription, params: { subscriptionId }, signal }),
});
