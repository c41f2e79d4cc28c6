import { fromPromise } from 'xstate';
import { type LoyaltyInput, loyaltyCarriage, loyaltyMachine } from '#machines/loyalty/index.ts';
import { chartOf, flagsOf, isOn, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { createLoyaltyService } from '#services/loyalty/loyalty.http.ts';
import { memberIn } from '#services/loyalty/member.rules.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createLoyaltyService);

/** What the loyalty programme says of a member, with its service; it comes once somebody has signed in. */
export const machine = loyaltyMachine.provide({
  actors: {
    loadBalance: fromPromise(({ system, signal }) => serviceOf(system).balance(signal)),
    loadCount: fromPromise(({ input: { isV2 }, system, signal }) => serviceOf(system).offersCount(isV2, signal)),
    loadMessages: fromPromise(({ system, signal }) => serviceOf(system).rewardMessages(signal)),
    keepPreference: fromPromise(({ input: { wanted }, system, signal }) =>
      serviceOf(system).prefer({ redemptionPreference: wanted }, signal),
    ),
    deleteMessage: fromPromise(({ input: { messageId }, system, signal }) =>
      serviceOf(system).deleteRewardMessage(messageId, signal),
    ),
  },
});
export const carriage = loyaltyCarriage;

export const inputOf = (shop: ShopActor): LoyaltyInput => {
  const flags = flagsOf(shop).getSnapshot();
  return {
    member: memberIn(shopperOf(sessionOf(shop).getSnapshot())),
    hasMessages: isOn(flags, 'EnableRewardMessages'),
    isCountV2: isOn(flags, 'EnableBoostOffersCountV2'),
  };
};

export function opened(shop: ShopActor): void {
  const loyalty = chartOf<typeof loyaltyMachine>(shop, 'loyalty');
  const say = (id: string, text: string) => shop.send({ type: 'toast.show', toast: { id, text } });
  loyalty?.on('preference.kept', () => say('redemption', texts.preferenceKept.text));
  loyalty?.on('message.deleted', () => say('reward-message', texts.messageDeleted.text));
}
