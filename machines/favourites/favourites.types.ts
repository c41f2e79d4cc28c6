import type { Fault } from '#services/fault.ts';
import type { Carriage, User } from '../kit/index.ts';

export type FavouritesInput = {
  /** Whose favourites they are; null when no shopper is here. */
  readonly subject: string | null;
};
/** What a product is to be, until the store has said that it is. */
export type FavouriteWish = { readonly sku: string; readonly name: string; readonly isFavourite: boolean };

export type FavouritesContext = {
  readonly subject: string | null;
  /** The newest first; null until the store has said them. */
  readonly skus: readonly string[] | null;
  readonly fault: Fault | null;
  /** One for a product; the first is on its way. */
  readonly wishes: readonly FavouriteWish[];
  /** What the first was when it was sent. */
  readonly sent: boolean | null;
};

export type FavouritesEvent =
  | { readonly type: 'favourites.refresh' }
  | ({ readonly type: 'favourite.mark' } & FavouriteWish)
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of. */
export type FavouritesReport =
  | ({ readonly type: 'favourite.marked' } & FavouriteWish)
  | ({ readonly type: 'favourite.lost'; readonly fault: Fault } & FavouriteWish);

/** `busy`: the store is being asked or told. `unread`: nobody knows what they are. */
export type FavouritesTag = 'busy' | 'unread';

export const blankFavourites: FavouritesContext = { subject: null, skus: null, fault: null, wishes: [], sent: null };
export const favouritesCarriage: Carriage = { keeps: ['subject', 'skus', 'fault'], blank: blankFavourites };
