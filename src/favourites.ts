import { fromPromise } from 'xstate';
import {
  type FavouritesInput,
  favouritesCarriage,
  favouritesMachine,
  isFavouriteIn,
} from '#machines/favourites/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createFavouritesService } from '#services/lists/favourites.http.ts';
import type { FavouriteParts } from '#ui/favourite/favourite-context.ts';
import { FavouriteHeart } from '#ui/favourite/favourite-heart.tsx';
import { favouriteWords } from '#ui/favourite/favourite-words.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createFavouritesService);

/** What a shopper has marked, with its service and the heart that shows it; it comes where a product is on show. */
export const machine = favouritesMachine.provide({
  actors: {
    loadFavourites: fromPromise(({ system, signal }) => serviceOf(system).skus(signal)),
    markFavourite: fromPromise(({ input: { sku, isFavourite }, system, signal }) =>
      serviceOf(system).mark(sku, isFavourite, signal),
    ),
  },
});
export const carriage = favouritesCarriage;
export const parts: FavouriteParts = { isFavouriteIn, Heart: FavouriteHeart };

export const inputOf = (shop: ShopActor): FavouritesInput => ({ subject: shopperIdIn(shop) });

export function opened(shop: ShopActor): void {
  const favourites = chartOf<typeof favouritesMachine>(shop, 'favourites');
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  favourites?.on('favourite.marked', (report) => say(favouriteWords(report)));
  favourites?.on('favourite.lost', (report) => say(favouriteWords(report)));
}
