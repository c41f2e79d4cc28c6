import { fromPromise } from 'xstate';
import { type SaverInput, saverCarriage, saverMachine } from '#machines/saver/index.ts';
import { fulfilmentOf, type ShopActor, sessionOf, shopperIdIn } from '#machines/shop/index.ts';
import { createDeliverySaverService } from '#services/delivery-saver/delivery-saver.http.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createDeliverySaverService);

/** The delivery pass with its service; it comes with the pages that sell it. */
export const machine = saverMachine.provide({
  actors: {
    loadPlans: fromPromise(({ system, signal }) => serviceOf(system).plans(signal)),
    checkAddress: fromPromise(({ input, system, signal }) => serviceOf(system).eligibility(input, signal)),
    loadSavings: fromPromise(({ system, signal }) => serviceOf(system).savings(signal)),
  },
});
export const carriage = saverCarriage;

export const inputOf = (shop: ShopActor): SaverInput => {
  const { addressId, suburbId } = fulfilmentOf(sessionOf(shop).getSnapshot()) ?? {};
  return {
    subject: shopperIdIn(shop),
    place: addressId === undefined || suburbId === undefined ? null : { addressId, suburbId },
  };
};
