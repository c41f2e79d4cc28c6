import type { Http } from '../http/http.types.ts';
import type { ListSearchService } from './list-search.contract.ts';

export const createListSearchService = (http: Http): ListSearchService => ({
  search: (terms, signal) =>
    http.post('listSearch', { schema: (all) => all.ListSearch, body: { terms: [...terms] }, signal }),
  forgotten: async (signal) =>
    (await http.get('forgottenProducts', { schema: (all) => all.ForgottenProducts, signal })).rows,
});
