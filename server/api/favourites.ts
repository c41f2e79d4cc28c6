import * as v from 'valibot';
import { Listing } from '#services/catalogue/catalogue.contract.ts';
import { FavouriteSkus } from '#services/lists/favourites.contract.ts';
import { mostFavourites } from '#services/lists/lists.words.ts';
import { favouritesOf, markFavourite, unmarkFavourite } from '../db/repositories/favourites.ts';
import { FavouritesAsk, sku } from './listing-query.ts';
import { operation } from './operation.ts';
import { dietFor } from './own-diet.ts';
import { trolleySkusFor } from './own-skus.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'lists';
const params = v.object({ sku });
const full = `is one too many: you have ${mostFavourites} favourites already. Remove some first.`;

export const favouriteOperations = [
  operation({
    endpoint: 'myFavourites',
    tag,
    summary: 'One page of what the shopper has marked, as of any listing.',
    role: 'shopper',
    query: FavouritesAsk,
    answer: Listing,
    handle: async (ask) => {
      const favourites = await favouritesOf(ask.world.db.read, await shopperIdOf(ask));
      const diet = await dietFor(ask);
      const own = { favourites, diet, ...(await trolleySkusFor(ask, ask.query.sort)) };
      const { view } = ask.world.catalogue;
      const listing = view.listing({ ...ask.query, target: 'favourites' }, await shelfOf(ask), own);
      if (!listing) throw refusals.notFound();
      return listing;
    },
  }),
  operation({
    endpoint: 'favouriteSkus',
    tag,
    summary: 'The codes of what the shopper has marked, the newest first.',
    role: 'shopper',
    isAdded: true,
    answer: FavouriteSkus,
    handle: async (ask) => ({ skus: [...(await favouritesOf(ask.world.db.read, await shopperIdOf(ask)))] }),
  }),
  operation({
    method: 'PUT',
    endpoint: 'favourite',
    tag,
    summary: 'Marks a product as a favourite. Said again, nothing changes.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: FavouriteSkus,
    handle: async (ask) => {
      const { world, session } = ask;
      const shopperId = await shopperIdOf(ask);
      if (!world.catalogue.view.card(ask.params.sku, await shelfOf(ask))) throw refusals.notFound();
      const limits = { most: mostFavourites, nowMs: world.clock.nowMs() };
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        if (!(await markFavourite(trx, shopperId, ask.params.sku, limits))) throw refusals.invalid({ sku: full });
        return { skus: [...(await favouritesOf(trx, shopperId))] };
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'favourite',
    tag,
    summary: 'A product is no favourite any more. What is none stays none.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: FavouriteSkus,
    handle: async (ask) => {
      const { world, session } = ask;
      const shopperId = await shopperIdOf(ask);
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await unmarkFavourite(trx, shopperId, ask.params.sku);
        return { skus: [...(await favouritesOf(trx, shopperId))] };
      });
    },
  }),
];
