import type { Fault } from '#services/fault.ts';
import type { FoundStores } from '#services/fulfilment/stores.rules.ts';

export type StoreFinderInput = {
  /** What the page's address looked for, and what that found; null when it looked for nothing. */
  readonly found: FoundStores | null;
};

export type StoreFinderContext = {
  /** What stands in the field. */
  readonly search: string;
  /** What the list shows: the last that was found, null for every store. */
  readonly found: FoundStores | null;
  readonly fault: Fault | null;
  /** The store that a pointer or the focus is on, so that the map can show where it is. */
  readonly pointedId: number | null;
};

export type StoreFinderEvent =
  | { readonly type: 'search.type'; readonly search: string }
  | { readonly type: 'search.retry' }
  | { readonly type: 'store.point'; readonly storeId: number | null };

/** `busy`: other stores are on their way. `nothing`: nothing was found. `failed`: the search could not be asked. */
export type StoreFinderTag = 'busy' | 'nothing' | 'failed';

/** Finds the stores for what was typed; told to stop when nobody waits for it any longer. */
export type FindStores = (search: string, signal: AbortSignal) => Promise<FoundStores>;

/** Long enough to go on typing, short enough to feel at once. */
export const typingPauseMs = 250;
