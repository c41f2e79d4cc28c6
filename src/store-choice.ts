import { fromPromise } from 'xstate';
import { storeChoiceCarriage, storeChoiceMachine } from '#machines/store-choice/index.ts';
import { servicesOf } from './services-of.ts';

/** The chart of choosing a store with its service; it comes with the page of stores. */
export const machine = storeChoiceMachine.provide({
  actors: {
    chooseStore: fromPromise(({ input, system, signal }) =>
      servicesOf(system).fulfilment.choosePickupAddress(input.storeId, signal),
    ),
  },
});
export const carriage = storeChoiceCarriage;
