import * as v from 'valibot';
import type { Listing, ListingQuery } from '../catalogue/catalogue.contract.ts';
import { sku } from '../wire.ts';

/** The codes of what a shopper has marked as a favourite, the newest first. */
export const FavouriteSkus = v.object({ skus: v.array(sku) });

export interface FavouritesService {
  /** One page of the favourites, as of any listing. */
  favourites(query: ListingQuery, signal?: AbortSignal): Promise<Listing>;
  skus(signal?: AbortSignal): Promise<readonly string[]>;
  /** All of them as they are then. Said again, it changes nothing. */
  mark(sku: string, isFavourite: boolean, signal?: AbortSignal): Promise<readonly string[]>;
}
