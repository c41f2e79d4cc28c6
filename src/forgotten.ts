import { fromPromise } from 'xstate';
import { type ForgottenInput, forgottenCarriage, forgottenMachine } from '#machines/forgotten/index.ts';
import { type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createListSearchService } from '#services/lists/list-search.http.ts';
import { servicesOf } from './services-of.ts';

/** The chart of what may have been forgotten, with its service; it comes with its page. */
export const machine = forgottenMachine.provide({
  actors: {
    loadForgotten: fromPromise(({ system, signal }) =>
      servicesOf(system).adapter(createListSearchService).forgotten(signal),
    ),
  },
});
export const carriage = forgottenCarriage;

export const inputOf = (shop: ShopActor): ForgottenInput => ({ subject: shopperIdIn(shop) });
