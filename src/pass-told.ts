import type { payWaysMachine } from '#machines/pay-ways/index.ts';
import type { saverMachine } from '#machines/saver/index.ts';
import { chartOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import type { subscriptionMachine } from '#machines/subscription/index.ts';
import type { timeSlotsMachine } from '#machines/time-slots/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';

/** A pass was bought, given up or is paid for again: terms, fees and savings are read again at once. */
export function refreshAfterPass(shop: ShopActor): void {
  sessionOf(shop).send({ type: 'session.refresh' });
  chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'trolley.refresh' });
  chartOf<typeof timeSlotsMachine>(shop, 'timeSlots')?.send({ type: 'slots.reload' });
  chartOf<typeof saverMachine>(shop, 'saver')?.send({ type: 'saver.staled' });
}

export const readPassesAgain = (shop: ShopActor): void =>
  chartOf<typeof subscriptionMachine>(shop, 'subscription')?.send({ type: 'subscriptions.reload' });

/** A card was saved or forgotten: wherever cards are chosen they are read again. */
export function readCardsAgain(shop: ShopActor): void {
  for (const name of ['payWays', 'saverWays', 'saverCard'])
    chartOf<typeof payWaysMachine>(shop, name)?.send({ type: 'ways.staled' });
}
