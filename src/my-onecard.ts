import { fromPromise } from 'xstate';
import { type MyOnecardInput, myOnecardCarriage, myOnecardMachine } from '#machines/my-onecard/index.ts';
import { chartOf, type ShopActor, sessionOf, shopperIdIn } from '#machines/shop/index.ts';
import { createLoyaltyService } from '#services/loyalty/loyalty.http.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createLoyaltyService);

/** The card on an account, with its service; it comes with its page. */
export const machine = myOnecardMachine.provide({
  actors: {
    loadCard: fromPromise(({ system, signal }) => serviceOf(system).card(signal)),
    joinCard: fromPromise(({ input, system, signal }) => serviceOf(system).changeCard(input, signal)),
    removeCard: fromPromise(({ system, signal }) => serviceOf(system).changeCard({ number: null }, signal)),
  },
});
export const carriage = myOnecardCarriage;

export const inputOf = (shop: ShopActor): MyOnecardInput => ({ subject: shopperIdIn(shop) });

/** With another card, or none, the session says something else; what is known of the old card is not of the new one. */
export function opened(shop: ShopActor): void {
  chartOf<typeof myOnecardMachine>(shop, 'myOnecard')?.on('card.changed', ({ isJoined }) => {
    if (isJoined) for (const name of ['loyalty', 'boosts']) chartOf(shop, name)?.send({ type: 'card.changed' });
    sessionOf(shop).send({ type: 'session.refresh' });
  });
}
