import { fromPromise } from 'xstate';
import { type ExpressInput, expressCarriage, expressMachine } from '#machines/express/index.ts';
import { fulfilmentOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { createTimeSlotsService } from '#services/fulfilment/time-slots.http.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createTimeSlotsService);

/** The chart of an express shop with its service; it comes with its page, or with the wish to begin one. */
export const machine = expressMachine.provide({
  actors: {
    loadExpress: fromPromise(({ input, system, signal }) => serviceOf(system).express(input.method, signal)),
    holdExpress: fromPromise(({ input, system, signal }) => serviceOf(system).reserveExpress(input.slotId, signal)),
  },
});
export const carriage = expressCarriage;

export const inputOf = (shop: ShopActor): ExpressInput => ({
  fulfilment: fulfilmentOf(sessionOf(shop).getSnapshot()),
});
