import type { Carriage } from '../kit/index.ts';

export type ListingContext = {
  /** The number of the newest request for results. */
  readonly generation: number;
  /** How many products the list has in all, once it is known. */
  readonly totalItems: number | null;
  /** The long filters that are shown with all their choices, by key. */
  readonly unfolded: readonly string[];
};

export type ListingEvent =
  /** On a phone the filters are a sheet over the results. */
  | { readonly type: 'filters.open' }
  | { readonly type: 'filters.close' }
  /** All the choices of a long filter are asked for, instead of the first. */
  | { readonly type: 'facet.unfold'; readonly key: string }
  /** Another page, filter, sort or search is on its way. Each request has a number of its own, growing. */
  | { readonly type: 'results.ask'; readonly generation: number }
  /** More of the list on show is on its way. */
  | { readonly type: 'results.grow'; readonly generation: number }
  | { readonly type: 'results.show'; readonly generation: number; readonly totalItems: number }
  | { readonly type: 'results.fail'; readonly generation: number }
  /** The request was called off: nobody waits for it any longer. */
  | { readonly type: 'results.drop'; readonly generation: number }
  /** The visitor is at results that came before, so nothing is asked for. */
  | { readonly type: 'results.recall' }
  /** The visitor went to another page. */
  | { readonly type: 'listing.leave' };

/**
 * `busy`: the results on show are not the ones asked for, `failed`: and those did not come. `growing`: more of them is
 * on its way, `stalled`: and that did not come. `sheet`: the filters cover the page on a phone.
 */
export type ListingTag = 'busy' | 'failed' | 'growing' | 'stalled' | 'sheet';

export const blankListing: ListingContext = { generation: 0, totalItems: null, unfolded: [] };
export const listingCarriage: Carriage = { keeps: ['totalItems'], blank: blankListing };
