import type { Http } from '../http/http.types.ts';
import { valueOf } from './amounts.rules.ts';
import type { TrolleyService } from './trolley.contract.ts';

export const createTrolleyService = (http: Http): TrolleyService => ({
  trolley: (signal) => http.get('trolley', { schema: (all) => all.Trolley, signal }),
  keep: ({ sku, amount, unit, source, key }, signal) =>
    http.post('addOrUpdateTrolley', {
      schema: (all) => all.TrolleyChanged,
      body: { sku, quantity: valueOf(amount, unit), pricingUnit: unit, addToBasketSource: source },
      signal,
      ...(key ? { idempotencyKey: key } : {}),
    }),
});
