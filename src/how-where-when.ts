import { type HowWhereWhenInput, howWhereWhenCarriage, howWhereWhenMachine } from '#machines/how-where-when/index.ts';
import { fulfilmentOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';

/** The chart of the three questions; it comes with their page. */
export const machine = howWhereWhenMachine;
export const carriage = howWhereWhenCarriage;

export const inputOf = (shop: ShopActor): HowWhereWhenInput => ({
  fulfilment: fulfilmentOf(sessionOf(shop).getSnapshot()),
});
