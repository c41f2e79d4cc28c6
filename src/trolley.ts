import { fromPromise } from 'xstate';
import { announcerOf, chartOf, isShopper, sessionOf, type ShopActor, shopperOf } from '#machines/shop/index.ts';
import { isSameLine, lineIn, type TrolleyInput, trolleyCarriage, trolleyMachine } from '#machines/trolley/index.ts';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { createTrolleyService } from '#services/trolley/trolley.http.ts';
import type { TrolleyParts } from '#ui/add-to-trolley/trolley-context.ts';
import { TrolleyControl } from '#ui/add-to-trolley/trolley-control.tsx';
import { changeWords, failureWords } from '#ui/add-to-trolley/change-words.ts';
import { TrolleyCount } from '#ui/trolley-count/trolley-count.tsx';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createTrolleyService);

/** The trolley with its service; it comes for those who may have one, with the parts that show it. */
export const machine = trolleyMachine.provide({
  actors: {
    loadTrolley: fromPromise(({ system, signal }) => serviceOf(system).trolley(signal)),
    line: trolleyLineMachine.provide({
      actors: { saveLine: fromPromise(({ input, system, signal }) => serviceOf(system).keep(input, signal)) },
    }),
  },
});
export const carriage = trolleyCarriage;
export const parts: TrolleyParts = { lineIn, isSameLine, Control: TrolleyControl, Count: TrolleyCount };

export const inputOf = (shop: ShopActor): TrolleyInput => {
  const session = sessionOf(shop).getSnapshot();
  return { subject: isShopper(session) ? shopperOf(session).shopperScvId : null };
};

/** Every change that has got through is said, and every one that has not. */
export function opened(shop: ShopActor): void {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  trolley?.on('line.added', (line) => say(changeWords(line)));
  trolley?.on('line.failed', ({ sku, fault }) => {
    const name = trolley.getSnapshot().context.trolley?.items.find((item) => item.sku === sku)?.name;
    say(failureWords(name, fault.message));
  });
}
