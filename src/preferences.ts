import { fromPromise } from 'xstate';
import type { orderMachine } from '#machines/order/index.ts';
import {
  type PreferencesInput,
  preferencesCarriage,
  preferencesMachine,
  type WishKept,
} from '#machines/preferences/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { createExperimentsService } from '#services/experiments/experiments.http.ts';
import { createPreferencesService } from '#services/preferences/preferences.http.ts';
import { preferenceTexts } from '#services/preferences/preferences.words.ts';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';
import { servicesOf } from './services-of.ts';
import { keepDrafts } from './typed-here.ts';

/** How a shopper shops unless they say otherwise of an order, with its services; it comes with what shows it. */
export const machine = preferencesMachine.provide({
  actors: {
    loadPreferences: fromPromise(({ system, signal }) =>
      servicesOf(system).adapter(createPreferencesService).preferences(signal),
    ),
    saveWish: fromPromise(async ({ input: { wish }, system, signal }): Promise<WishKept> => {
      if (!wish) throw new Error('Nothing was wanted.');
      const { adapter } = servicesOf(system);
      if (wish.name !== 'beta')
        return {
          of: 'preferences',
          told: await adapter(createPreferencesService).keep({ [wish.name]: wish.value }, signal),
        };
      const experiments = await adapter(createExperimentsService).choose({ betaTestStatus: wish.value }, signal);
      return { of: 'beta', isInBeta: experiments.isInBetaTestingGroup };
    }),
  },
});
export const carriage = preferencesCarriage;

export const inputOf = (shop: ShopActor): PreferencesInput => ({ subject: shopperIdIn(shop) });

/** Those whose own part on the page says what became of them. */
const isWritten = (name: string): boolean => (preferenceTexts as readonly string[]).includes(name);

/** What a trolley and an order come to follows what their shopper prefers; what was not kept is said. */
export function opened(shop: ShopActor): void {
  const preferences = chartOf<typeof preferencesMachine>(shop, 'preferences');
  if (preferences) keepDrafts('preferencesTyped', preferences, preferenceTexts);
  preferences?.on('wish.kept', ({ wish: { name } }) => {
    if (name === 'paperPackingSlip' || name === 'packagingPreferenceId')
      chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'trolley.refresh' });
    chartOf<typeof orderMachine>(shop, 'order')?.send({ type: 'order.refresh' });
  });
  preferences?.on('wish.lost', ({ wish: { name }, fault }) => {
    const text = texts.notKept.text.replace('{why}', () => fault.message);
    if (!isWritten(name)) announcerOf(shop).send({ type: 'message.say', text });
  });
}
