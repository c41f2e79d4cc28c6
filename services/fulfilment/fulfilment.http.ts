import type { Http } from '../http/http.types.ts';
import type { FulfilmentService } from './fulfilment.contract.ts';

export const createFulfilmentService = (http: Http): FulfilmentService => ({
  stores: (search, signal) =>
    http.get('storeSearch', { schema: (all) => all.StoreSearch, query: search ? { search } : {}, signal }),
  store: (storeId, signal) => http.get('store', { schema: (all) => all.Store, params: { storeId }, signal }),
});
