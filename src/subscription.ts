import { fromPromise } from 'xstate';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { type SubscriptionInput, subscriptionCarriage, subscriptionMachine } from '#machines/subscription/index.ts';
import { realTimers, wait } from '#services/clock/timers.ts';
import { createDeliverySaverService } from '#services/delivery-saver/delivery-saver.http.ts';
import { saverDay } from '#services/delivery-saver/saver-words.rules.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { readCardsAgain, refreshAfterPass } from './pass-told.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createDeliverySaverService);

/** The passes of a shopper, with their service. */
export const machine = subscriptionMachine.provide({
  actors: {
    loadSubscriptions: fromPromise(({ system, signal }) => serviceOf(system).subscriptions(signal)),
    cancelPass: fromPromise(({ input, system, signal }) => serviceOf(system).cancel(input.subscriptionId, signal)),
    changeCard: fromPromise(({ input: { attempt }, system, signal }) => {
      if (attempt === null) throw new Error('No card is to be changed.');
      const { subscriptionId, instrumentId, key } = attempt;
      return serviceOf(system).changePayment(subscriptionId, { instrumentId }, key, signal);
    }),
    pause: fromPromise(({ input, signal }) => wait(realTimers, input.ms, signal)),
  },
});
export const carriage = subscriptionCarriage;

export const inputOf = (shop: ShopActor): SubscriptionInput => ({ subject: shopperIdIn(shop) });

/** What became of a pass is said, and the rest of the shop hears of it. */
export function opened(shop: ShopActor): void {
  const chart = chartOf<typeof subscriptionMachine>(shop, 'subscription');
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  chart?.on('pass.cancelled', ({ goodUntil }) => {
    refreshAfterPass(shop);
    say(goodUntil === null ? texts.cancelledNow.text : texts.cancelled.text.replace('{day}', saverDay(goodUntil)));
  });
  chart?.on('card.changed', () => {
    refreshAfterPass(shop);
    readCardsAgain(shop);
    say(texts.cardChanged.text);
  });
}
