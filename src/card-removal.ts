import { fromPromise } from 'xstate';
import { type CardRemovalInput, cardRemovalCarriage, cardRemovalMachine } from '#machines/card-removal/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createAccountService } from '#services/account/account.http.ts';
import { createInstrumentsService } from '#services/payments/instruments.http.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { readCardsAgain, readPassesAgain } from './pass-told.ts';
import { servicesOf } from './services-of.ts';

/** Forgetting a saved card, with its services. */
export const machine = cardRemovalMachine.provide({
  actors: {
    checkPassword: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createAccountService).checkPassword(input.password, signal),
    ),
    removeCard: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createInstrumentsService).forget(input.instrumentId, signal),
    ),
  },
});
export const carriage = cardRemovalCarriage;

export const inputOf = (shop: ShopActor): CardRemovalInput => ({ subject: shopperIdIn(shop) });

export function opened(shop: ShopActor): void {
  chartOf<typeof cardRemovalMachine>(shop, 'cardRemoval')?.on('card.removed', () => {
    readCardsAgain(shop);
    readPassesAgain(shop);
    announcerOf(shop).send({ type: 'message.say', text: texts.cardForgotten.text });
  });
}
