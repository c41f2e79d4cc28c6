import { fromPromise } from 'xstate';
import { type PayWaysInput, payWaysCarriage, payWaysMachine } from '#machines/pay-ways/index.ts';
import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { PayWaysParts } from '#routes/-payment-card.tsx';
import { createInstrumentsService } from '#services/payments/instruments.http.ts';
import { servicesOf } from './services-of.ts';

/** What can be paid with, and its service; it comes with the page to pay on. */
export const machine = payWaysMachine.provide({
  actors: {
    loadInstruments: fromPromise(({ system, signal }) =>
      servicesOf(system).adapter(createInstrumentsService).instruments(signal),
    ),
  },
});
export const carriage = payWaysCarriage;
export const parts: PayWaysParts = {
  walletSession: (services, signal) => services.adapter(createInstrumentsService).walletSession(signal),
};

export const inputOf = (shop: ShopActor): PayWaysInput => ({ subject: shopperIdIn(shop) });

/** What is ready to be paid is an order to be placed. */
export function opened(shop: ShopActor): void {
  chartOf<typeof payWaysMachine>(shop, 'payWays')?.on('pay.ready', ({ placement }) =>
    chartOf<typeof placingMachine>(shop, 'placing')?.send({ type: 'order.place', placement }),
  );
}
