import type { Http } from '../http/http.types.ts';
import type { ChoiceService } from './choice.contract.ts';

export const createChoiceService = (http: Http): ChoiceService => ({
  chooseMethod: (method, signal) =>
    http.put('postMethod', {
      schema: (all) => all.FulfilmentChanged,
      params: { method: method.toLowerCase() },
      signal,
    }),
  chooseSuburb: (suburbId, signal) =>
    http.put('postSuburb', { schema: (all) => all.FulfilmentChanged, params: { suburbId }, signal }),
  choosePickupAddress: (addressId, pickupType, signal) =>
    http.put('postPickupAddress', {
      schema: (all) => all.FulfilmentChanged,
      body: { addressId, ...(pickupType === null ? {} : { pickupType }) },
      signal,
    }),
  chooseAddress: (addressId, signal) =>
    http.put('primaryAddress', { schema: (all) => all.FulfilmentChanged, params: { addressId }, signal }),
  pickupAddresses: (signal) => http.get('pickupAddresses', { schema: (all) => all.PickupAddresses, signal }),
  pickupAvailability: (addressId, signal) =>
    http.get('pickupAvailability', { schema: (all) => all.PickupAvailability, query: { addressId }, signal }),
});
