import { fromPromise } from 'xstate';
import { type BoostsInput, boostsCarriage, boostsMachine } from '#machines/boosts/index.ts';
import { announcerOf, chartOf, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { createLoyaltyService } from '#services/loyalty/loyalty.http.ts';
import { memberIn } from '#services/loyalty/member.rules.ts';
import { boostedWords, refusedWords } from '#ui/loyalty/boost-words.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createLoyaltyService);

/** A member's boost offers, with their service; they come with the pages that show them. */
export const machine = boostsMachine.provide({
  actors: {
    loadOffers: fromPromise(({ system, signal }) => serviceOf(system).offers(signal)),
    boostOffers: fromPromise(({ input, system, signal }) => serviceOf(system).boost(input, signal)),
    emailOffers: fromPromise(({ input, system, signal }) => serviceOf(system).emailOffers(input, signal)),
  },
});
export const carriage = boostsCarriage;

export const inputOf = (shop: ShopActor): BoostsInput => ({
  member: memberIn(shopperOf(sessionOf(shop).getSnapshot())),
});

/** What came of a press is read out; what was refused stands on the page besides. */
export function opened(shop: ShopActor): void {
  const boosts = chartOf<typeof boostsMachine>(shop, 'boosts');
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  boosts?.on('offer.boosted', ({ name, count }) => say(boostedWords(name, count)));
  boosts?.on('offer.refused', ({ name }) => say(refusedWords(name)));
}
