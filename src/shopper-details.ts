import { fromPromise } from 'xstate';
import { shopperDetailsCarriage, shopperDetailsMachine } from '#machines/shopper-details/index.ts';
import { createPlaceFinder } from '#services/address/place-finder.ts';
import { createDetailsDraft } from '#services/shopper/details-draft.ts';
import { createShopperService } from '#services/shopper/shopper.http.ts';
import type { DetailsParts } from '#routes/-shopper-details-page.ts';
import { servicesOf } from './services-of.ts';

const draft = createDetailsDraft(() => globalThis.window?.sessionStorage);

/** The chart of finishing a registration with its service and what the tab remembers; it comes with its page. */
export const machine = shopperDetailsMachine.provide({
  actors: {
    readDraft: fromPromise(async ({ input }) => draft.read(input.subject)),
    rememberDraft: fromPromise(async ({ input }) => draft.remember(input.subject, input.draft)),
    forgetDraft: fromPromise(async () => draft.forget()),
    tellDetails: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createShopperService).tellDetails(input, signal),
    ),
  },
});
export const parts: DetailsParts = { findersOf: createPlaceFinder };
export const carriage = shopperDetailsCarriage;
