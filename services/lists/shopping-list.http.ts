import type { Http } from '../http/http.types.ts';
import type { ShoppingListService } from './shopping-list.contract.ts';

export const createShoppingListService = (http: Http): ShoppingListService => ({
  list: (signal) => http.get('shoppingList', { schema: (all) => all.ShoppingList, signal }),
  keep: (items, signal) =>
    http.post('shoppingListItems', { schema: (all) => all.ShoppingList, body: { items }, signal }),
  remove: (item, signal) =>
    http.delete('shoppingListItem', { schema: (all) => all.ShoppingList, params: { item }, signal }),
  clear: (signal) => http.delete('shoppingListItems', { schema: (all) => all.ShoppingList, signal }),
  share: async (signal) => (await http.post('shoppingListShare', { schema: (all) => all.ListShare, signal })).token,
  unshare: (signal) => http.delete('shoppingListShare', { schema: (all) => all.Nothing, signal }),
  shared: (token, signal) => http.get('sharedList', { schema: (all) => all.SharedList, params: { token }, signal }),
});
