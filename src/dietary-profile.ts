import { fromPromise } from 'xstate';
import {
  type DietaryProfileInput,
  dietaryProfileCarriage,
  dietaryProfileMachine,
} from '#machines/dietary-profile/index.ts';
import { chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { createDietaryService } from '#services/dietary/dietary.http.ts';
import { servicesOf } from './services-of.ts';

/** How a shopper eats, with its service; it comes with the page where that is said. */
export const machine = dietaryProfileMachine.provide({
  actors: {
    loadProfile: fromPromise(({ system, signal }) => servicesOf(system).adapter(createDietaryService).profile(signal)),
    saveProfile: fromPromise(({ input: { profile }, system, signal }) => {
      if (!profile) throw new Error('Nothing was wanted.');
      return servicesOf(system).adapter(createDietaryService).keep(profile, signal);
    }),
  },
});
export const carriage = dietaryProfileCarriage;

export const inputOf = (shop: ShopActor): DietaryProfileInput => ({ subject: shopperIdIn(shop) });

/** Lines of a trolley say why they are against how its shopper eats: they are told anew when that is said anew. */
export function opened(shop: ShopActor): void {
  chartOf<typeof dietaryProfileMachine>(shop, 'dietaryProfile')?.on('profile.kept', () =>
    chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'trolley.refresh' }),
  );
}
