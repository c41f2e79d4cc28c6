import { type ComponentType, createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { favouritesMachine } from '#machines/favourites/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;
export type HeartProps = { readonly product: Pick<Product, 'sku' | 'name' | 'size'> };

/** What comes with the chart of favourites: what asks it, and what shows it. */
export type FavouriteParts = {
  readonly isFavouriteIn: (now: ReturnType<FavouritesActor['getSnapshot']>, sku: string) => boolean | null;
  readonly Heart: ComponentType<HeartProps>;
};
export type FavouritesOnPage = {
  /** The chart with its parts, once they have come. */
  readonly here: (FavouriteParts & { readonly favourites: FavouritesActor }) | null;
  /** A product is on show: the chart is wanted. */
  readonly want: () => void;
};

/**
 * The favourites of a shopper on a page that is live. Null for everybody else, where a page is written, and in its
 * first draw: so a drawing of a product is the same bytes for everybody.
 */
export const FavouritesContext = createContext<FavouritesOnPage | null>(null);
