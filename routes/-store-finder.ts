import type { fulfilmentMachine } from '#machines/fulfilment/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { longestStoreSearch } from '#services/fulfilment/fulfilment.words.ts';
import type { FoundStores } from '#services/fulfilment/stores.rules.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';

type Search = { search?: string };
export type StoreFinderData = {
  readonly stores: readonly Store[];
  /** What the address looked for; null when it looked for nothing. */
  readonly found: FoundStores | null;
  /** When the stores were asked for, in server time: whether they are open is said of that moment. */
  readonly nowMs: number;
};

export type StoresAsked = {
  readonly context: RouterContext;
  readonly deps: Search;
  readonly abortController: AbortController;
};

/** Every store, and those that the address looks for. */
export const storeFinder = {
  staticData: { place: 'storeFinder' as const },
  validateSearch: ({ search }: Record<string, unknown>): Search => {
    const words = typeof search === 'string' ? search.trim().slice(0, longestStoreSearch) : '';
    return words === '' ? {} : { search: words };
  },
  loaderDeps: ({ search: { search } }: { search: Search }): Search => (search === undefined ? {} : { search }),
  loader: async (asked: StoresAsked): Promise<StoreFinderData> => {
    const { storesFor } = await import('./-stores-for.ts');
    return storesFor(asked);
  },
  onLeave: ({ context }: { context: RouterContext }) =>
    chartOf<typeof fulfilmentMachine>(context.shop, 'fulfilment')?.send({ type: 'change.leave' }),
  head: ({ match }: { match: { readonly context: RouterContext; readonly search: Search } }) =>
    pageHead({
      context: match.context,
      place: 'storeFinder',
      isHidden: match.search.search !== undefined,
    }),
};
