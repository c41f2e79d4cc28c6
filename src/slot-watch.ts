import { fromPromise } from 'xstate';
import { slotWatchCarriage, slotWatchMachine } from '#machines/slot-watch/index.ts';
import { createTimeSlotsService } from '#services/fulfilment/time-slots.http.ts';
import { servicesOf } from './services-of.ts';

/** The chart of the full times that are watched, with its service; it comes with the first press. */
export const machine = slotWatchMachine.provide({
  actors: {
    watchSlot: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createTimeSlotsService).watch(input.slotId, input.isWanted, signal),
    ),
  },
});
export const carriage = slotWatchCarriage;
