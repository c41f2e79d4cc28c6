import { FaultError, isNotFound } from '../fault.ts';
import type { Http } from '../http/http.types.ts';
import type { PlacingService } from './orders.contract.ts';

export const createPlacingService = (http: Http): PlacingService => ({
  place: (body, key, signal) =>
    http.post('placeOrder', { schema: (all) => all.OrderPlaced, body, idempotencyKey: key, signal }),
  byKey: async (key, signal) => {
    try {
      return await http.get('orderStatusByKey', { schema: (all) => all.PlacementTold, params: { key }, signal });
    } catch (error) {
      if (error instanceof FaultError && isNotFound(error.fault)) return null;
      throw error;
    }
  },
  confirmation: (orderId, signal) =>
    http.get('orderConfirmation', { schema: (all) => all.OrderConfirmation, params: { orderId }, signal }),
});
