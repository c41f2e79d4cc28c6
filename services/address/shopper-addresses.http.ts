import type { Http } from '../http/http.types.ts';
import type { ShopperAddressesService } from './address.contract.ts';

export const createShopperAddressesService = (http: Http): ShopperAddressesService => ({
  list: (signal) => http.get('addresses', { schema: (all) => all.ShopperAddresses, signal }),
  add: (body, signal) => http.post('addresses', { schema: (all) => all.ServerContext, body, signal }),
  update: (body, signal) => http.put('addresses', { schema: (all) => all.ServerContext, body, signal }),
  remove: (addressId, signal) =>
    http.delete('address', { schema: (all) => all.ServerContext, params: { addressId }, signal }),
});
