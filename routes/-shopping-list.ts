import { lazyRouteComponent } from '@tanstack/react-router';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { isOnList, shoppingListMachine } from '#machines/shopping-list/index.ts';
import type { SharedList } from '#services/lists/shopping-list.contract.ts';
import type { Services } from '#services/services.ts';
import type { RouterContext } from './-context.ts';
import { entered } from './-entered.ts';
import { pageHead } from './-head.ts';

/** What comes with the chart of the list. */
export type ListParts = {
  readonly isOnList: typeof isOnList;
  readonly shared: (services: Services, token: string, signal: AbortSignal) => Promise<SharedList>;
  /** Hands words to the page that searches them all. */
  readonly hand: (words: readonly string[]) => void;
};
/** Somebody's list that the address names; null where that link opens nothing, undefined where it names none. */
export type ShoppingListData = { readonly shared: SharedList | null | undefined };
export type ListSearch = { shared?: string };

export type Asked = {
  readonly context: RouterContext;
  readonly deps: { readonly shared: string | null };
  readonly abortController: AbortController;
};

export const listOf = (shop: ShopActor) => chartOf<typeof shoppingListMachine>(shop, 'shoppingList');

const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value);

const listPage = lazyRouteComponent(() => import('./-shopping-list-route.tsx'), 'ShoppingListRoute');

/** The shopping list, or one that somebody shared. */
export const shoppingListPage = {
  ...entered('shoppingList'),
  validateSearch: ({ shared }: Record<string, unknown>): ListSearch =>
    shared === undefined ? {} : { shared: isToken(shared) ? shared : 'x'.repeat(43) },
  loaderDeps: ({ search: { shared } }: { search: ListSearch }): Asked['deps'] => ({ shared: shared ?? null }),
  loader: async (asked: Asked): Promise<ShoppingListData> => (await import('./-shopping-list-load.ts')).load(asked),
  head: ({ match }: { match: { context: RouterContext; search: ListSearch } }) =>
    pageHead({ context: match.context, place: 'shoppingList', isHidden: match.search.shared !== undefined }),
  component: listPage,
};
