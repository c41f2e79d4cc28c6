import { foundOf } from '#services/fulfilment/stores.rules.ts';
import type { StoreFinderData, StoresAsked } from './-store-finder.ts';

/** Every store, those that the address looks for, and the chart of choosing one. */
export async function storesFor(asked: StoresAsked): Promise<StoreFinderData> {
  const { services, openLate } = asked.context;
  const { search } = asked.deps;
  const { signal } = asked.abortController;
  const [all, found] = await Promise.all([
    services.fulfilment.stores(undefined, signal),
    search === undefined ? null : services.fulfilment.stores(search, signal),
    openLate('fulfilment'),
  ]);
  return { stores: all.stores, found: found && foundOf(found), nowMs: services.clock.nowMs() };
}
