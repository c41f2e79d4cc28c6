import { fromPromise } from 'xstate';
import { fulfilmentOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { type TimeSlotsInput, timeSlotsCarriage, timeSlotsMachine } from '#machines/time-slots/index.ts';
import { slotWeekDays } from '#services/fulfilment/fulfilment.words.ts';
import { createTimeSlotsService } from '#services/fulfilment/time-slots.http.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createTimeSlotsService);

/** The chart of the times there are, with its service; it comes with the pages on which one is chosen. */
export const machine = timeSlotsMachine.provide({
  actors: {
    loadSlots: fromPromise(({ input, system, signal }) => serviceOf(system).summary(input.from, slotWeekDays, signal)),
    holdSlot: fromPromise(({ input, system, signal }) => serviceOf(system).choose(input.slotId, signal)),
  },
});
export const carriage = timeSlotsCarriage;

export const inputOf = (shop: ShopActor): TimeSlotsInput => ({
  fulfilment: fulfilmentOf(sessionOf(shop).getSnapshot()),
});
