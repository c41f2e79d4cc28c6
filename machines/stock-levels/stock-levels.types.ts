import type { StockLevels } from '#services/catalogue/catalogue.contract.ts';

/** One store, and whether it has the product. */
export type StoreStock = StockLevels['stores'][number];

export type StockLevelsInput = {
  readonly sku: string;
  /** The store whose prices are shown: it stands first. */
  readonly chosenStoreId: number | null;
  /** What the page brought along; null when it has to be asked for. */
  readonly stores: readonly StoreStock[] | null;
};

export type StockLevelsContext = {
  readonly sku: string;
  readonly chosenStoreId: number | null;
  /** The chosen store first; the others as they came. */
  readonly stores: readonly StoreStock[];
  /** A town, or a part of its name or of a store's, as it was typed. */
  readonly search: string;
};

export type StockLevelsEvent =
  | { readonly type: 'search.type'; readonly search: string }
  /** All stores are wanted again, after none was found. */
  | { readonly type: 'search.clear' }
  /** Once more, after it failed. */
  | { readonly type: 'levels.ask' };

/** `asking`: the answer is on its way. `failed`: it did not come. `unmatched`: no store is called like that. */
export type StockLevelsTag = 'asking' | 'failed' | 'unmatched';

/** Asks the store which of its shops have a product; told to stop when nobody waits for it any longer. */
export type AskLevels = (sku: string, signal: AbortSignal) => Promise<StockLevels>;
