import type { Http } from '../http/http.types.ts';
import type { AddressService } from './address.contract.ts';

export const createAddressService = (http: Http): AddressService => ({
  suburbs: (search, signal) =>
    http.get('suburbs', { schema: (all) => all.Suburbs, query: { search }, signal, retries: 0 }),
  find: (search, suburbId, signal) =>
    http.get('externalAddress', {
      schema: (all) => all.FoundAddresses,
      query: { search, ...(suburbId === null ? {} : { suburbId }) },
      signal,
      retries: 0,
    }),
});
