import { wireOf } from '../catalogue/catalogue.http.ts';
import type { Http } from '../http/http.types.ts';
import type { FavouritesService } from './favourites.contract.ts';

export const createFavouritesService = (http: Http): FavouritesService => ({
  favourites: (query, signal) =>
    http.get('myFavourites', { schema: (all) => all.Listing, query: wireOf(query), signal }),
  skus: async (signal) => (await http.get('favouriteSkus', { schema: (all) => all.FavouriteSkus, signal })).skus,
  mark: async (sku, isFavourite, signal) =>
    (
      await http[isFavourite ? 'put' : 'delete']('favourite', {
        schema: (all) => all.FavouriteSkus,
        params: { sku },
        signal,
      })
    ).skus,
});
