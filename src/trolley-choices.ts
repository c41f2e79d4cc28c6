import { fromPromise } from 'xstate';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import {
  type Choice,
  type TrolleyChoicesInput,
  trolleyChoicesCarriage,
  trolleyChoicesMachine,
} from '#machines/trolley-choices/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { TrolleyChanged, TrolleyService } from '#services/trolley/trolley.contract.ts';
import { createTrolleyService } from '#services/trolley/trolley.http.ts';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createTrolleyService);

function save(trolley: TrolleyService, choice: Choice, signal: AbortSignal): Promise<TrolleyChanged> {
  if (choice.kind === 'substitutes') return trolley.allowSubstitutes(choice.sku, choice.isAllowed, signal);
  if (choice.kind === 'slip') return trolley.keepMetadata({ paperPackingSlip: choice.isOnPaper }, signal);
  if (choice.kind === 'packaging') return trolley.choosePackaging(choice.packagingPreferenceId, signal);
  return trolley.agreeToPrices(choice.prices, signal);
}

/** What a shopper says of their trolley, with its service; it comes with the trolley on show. */
export const machine = trolleyChoicesMachine.provide({
  actors: {
    saveChoice: fromPromise(({ input: { choice }, system, signal }) => {
      if (!choice) throw new Error('Nothing was said.');
      return save(serviceOf(system), choice, signal);
    }),
    loadOptions: fromPromise(({ system, signal }) => serviceOf(system).packagingOptions(signal)),
  },
});
export const carriage = trolleyChoicesCarriage;

export const inputOf = (shop: ShopActor): TrolleyChoicesInput => ({ subject: shopperIdIn(shop) });

/** The trolley is told how it stands after each of them. */
export function opened(shop: ShopActor): void {
  const choices = chartOf<typeof trolleyChoicesMachine>(shop, 'trolleyChoices');
  choices?.on('choice.kept', ({ changed }) =>
    chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'trolley.told', changed }),
  );
  choices?.on('choice.lost', ({ fault }) =>
    announcerOf(shop).send({
      type: 'message.say',
      text: texts.notKept.text.replace('{why}', () => fault.message),
    }),
  );
}
