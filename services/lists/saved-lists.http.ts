import type { Http } from '../http/http.types.ts';
import type { SavedListsService } from './saved-lists.contract.ts';

export const createSavedListsService = (http: Http): SavedListsService => ({
  lists: async (signal) => (await http.get('savedLists', { schema: (all) => all.SavedLists, signal })).lists,
  list: (id, signal) => http.get('savedList', { schema: (all) => all.SavedList, params: { id }, signal }),
  save: (body, key, signal) =>
    http.post('savedLists', {
      schema: (all) => all.SavedListSummary,
      body,
      signal,
      ...(key ? { idempotencyKey: key } : {}),
    }),
  change: (id, body, signal) =>
    http.put('savedList', { schema: (all) => all.SavedListSummary, params: { id }, body, signal }),
  remove: (id, signal) => http.delete('savedList', { schema: (all) => all.Nothing, params: { id }, signal }),
  share: async (id, signal) =>
    (await http.post('savedListShare', { schema: (all) => all.ListShare, params: { id }, signal })).token,
  unshare: (id, signal) => http.delete('savedListShare', { schema: (all) => all.Nothing, params: { id }, signal }),
});
