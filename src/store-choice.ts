import { fromPromise } from 'xstate';
import { storeChoiceCarriage, storeChoiceMachine } from '#machines/store-choice/index.ts';
import { createChoiceService } from '#services/fulfilment/choice.http.ts';
import { servicesOf } from './services-of.ts';

/** The chart of choosing a store with its service; it comes with the page of stores. */
export const machine = storeChoiceMachine.provide({
  actors: {
    chooseStore: fromPromise(async ({ input, system, signal }) => {
      const choice = servicesOf(system).adapter(createChoiceService);
      return (await choice.choosePickupAddress(input.storeId, null, signal)).context;
    }),
  },
});
export const carriage = storeChoiceCarriage;
