export { favouritesMachine } from './favourites.machine.ts';
export { isFavouriteIn } from './favourites.select.ts';
export {
  type FavouritesContext,
  type FavouritesEvent,
  type FavouritesInput,
  type FavouritesReport,
  type FavouritesTag,
  favouritesCarriage,
  type FavouriteWish,
} from './favourites.types.ts';
