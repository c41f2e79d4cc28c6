import { toDollars } from '../wire.ts';
import type { Http } from '../http/http.types.ts';
import { valueOf } from './amounts.rules.ts';
import type { TrolleyService } from './trolley.contract.ts';

export const createTrolleyService = (http: Http): TrolleyService => ({
  trolley: (isWhole, signal) =>
    http.get('trolley', { schema: (all) => all.Trolley, signal, ...(isWhole ? { query: { products: true } } : {}) }),
  keep: ({ sku, amount, unit, source, key, isBackground, orderId }, signal) =>
    http.post('addOrUpdateTrolley', {
      schema: (all) => all.TrolleyChanged,
      body: {
        ...{ sku, quantity: valueOf(amount, unit), pricingUnit: unit, addToBasketSource: source },
        ...(orderId ? { orderId } : {}),
      },
      signal,
      ...(key ? { idempotencyKey: key } : {}),
      ...(isBackground ? { isBackground } : {}),
    }),
  clear: (signal) => http.delete('trolleyItems', { schema: (all) => all.TrolleyChanged, signal }),
  allowSubstitutes: (sku, isAllowed, signal) =>
    http[isAllowed ? 'post' : 'delete'](sku === null ? 'trolleySubstitutions' : 'trolleySubstitution', {
      schema: (all) => all.TrolleyChanged,
      ...(sku === null ? {} : { params: { sku } }),
      signal,
    }),
  keepMetadata: (body, signal) => http.post('trolleyMetadata', { schema: (all) => all.TrolleyChanged, body, signal }),
  agreeToPrices: (prices, signal) =>
    http.post('trolleyPrices', {
      schema: (all) => all.TrolleyChanged,
      body: { items: prices.map(({ sku, priceCents }) => ({ sku, price: toDollars(priceCents) })) },
      signal,
    }),
  packagingOptions: async (signal) =>
    (await http.get('packagingOptions', { schema: (all) => all.PackagingOptions, signal })).packagingOptions,
  choosePackaging: (packagingPreferenceId, signal) =>
    http.post('packagingOptions', {
      schema: (all) => all.TrolleyChanged,
      body: { packagingPreferenceId },
      signal,
    }),
});
