import type { Http } from '../http/http.types.ts';
import type { ShopperService } from './shopper.contract.ts';

export const createShopperService = (http: Http): ShopperService => ({
  tellDetails: (body, signal) => http.post('shopperDetails', { schema: (all) => all.ServerContext, body, signal }),
});
