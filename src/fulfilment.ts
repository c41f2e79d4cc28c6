import { fromPromise } from 'xstate';
import { type FulfilmentInput, fulfilmentCarriage, fulfilmentMachine } from '#machines/fulfilment/index.ts';
import { fulfilmentOf, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
import type { WhereParts } from '#routes/-where.ts';
import { createPlaceFinder } from '#services/address/place-finder.ts';
import { type FulfilmentWish, placeOf } from '#services/fulfilment/change.rules.ts';
import type { ChoiceService, FulfilmentChanged } from '#services/fulfilment/choice.contract.ts';
import { createChoiceService } from '#services/fulfilment/choice.http.ts';
import { servicesOf } from './services-of.ts';

function ask(choice: ChoiceService, wish: FulfilmentWish, signal: AbortSignal): Promise<FulfilmentChanged> {
  if (wish.type === 'method.choose') return choice.chooseMethod(wish.method, signal);
  if (wish.type === 'suburb.choose') return choice.chooseSuburb(wish.suburbId, signal);
  if (wish.type === 'address.choose') return choice.chooseAddress(wish.addressId, signal);
  return choice.choosePickupAddress(wish.addressId, wish.pickupType, signal);
}

/** The chart of choosing how and where with its service; it comes with the pages and modals that let people choose. */
export const machine = fulfilmentMachine.provide({
  actors: {
    changeTerms: fromPromise(({ input, system, signal }) =>
      ask(servicesOf(system).adapter(createChoiceService), input.wish, signal),
    ),
  },
});
export const parts: WhereParts = {
  findersOf: createPlaceFinder,
  pickupPlaces: async ({ adapter }) => (await adapter(createChoiceService).pickupAddresses()).pickupAddresses,
  nextPickups: async ({ adapter }, addressId) =>
    (await adapter(createChoiceService).pickupAvailability(addressId)).availability,
};
export const carriage = fulfilmentCarriage;

export const inputOf = (shop: ShopActor): FulfilmentInput => {
  const session = sessionOf(shop).getSnapshot();
  return { place: placeOf(fulfilmentOf(session)), isChangingOrder: shopperOf(session).isChangingOrder };
};
