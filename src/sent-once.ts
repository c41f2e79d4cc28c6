import { fromPromise, waitFor } from 'xstate';
import { isConfirming, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { realTimers, wait } from '#services/clock/timers.ts';

/** What is sent once waits for two things: that it is certain who is signed in, and for the store to be asked again. */
export const sentOnce = {
  settleSession: fromPromise<void>(async ({ system, signal }) => {
    const session = sessionOf(system.get('shop') as ShopActor);
    await waitFor(session, (now) => !isConfirming(now), { timeout: Number.POSITIVE_INFINITY, signal });
  }),
  pause: fromPromise<void, { readonly ms: number }>(({ input, signal }) => wait(realTimers, input.ms, signal)),
};
