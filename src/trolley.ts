import { fromPromise } from 'xstate';
import { announcerOf, chartOf, sessionOf, type ShopActor, shopperIdIn, shopperOf } from '#machines/shop/index.ts';
import { isSameLine, lineIn, type TrolleyInput, trolleyCarriage, trolleyMachine } from '#machines/trolley/index.ts';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { realTimers, wait } from '#services/clock/timers.ts';
import { createTrolleyService } from '#services/trolley/trolley.http.ts';
import type { TrolleyParts } from '#ui/add-to-trolley/trolley-context.ts';
import { TrolleyControl } from '#ui/add-to-trolley/trolley-control.tsx';
import { changeWords, failureWords, keptWords } from '#ui/add-to-trolley/change-words.ts';
import { TrolleyCount } from '#ui/trolley-count/trolley-count.tsx';
import { createGathering } from './gathering.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createTrolleyService);

/** The trolley with its service; it comes for those who may have one, with the parts that show it. */
export const machine = trolleyMachine.provide({
  actors: {
    loadTrolley: fromPromise(({ input, system, signal }) => serviceOf(system).trolley(input.isWhole, signal)),
    clearTrolley: fromPromise(({ system, signal }) => serviceOf(system).clear(signal)),
    pause: fromPromise(({ input, signal }) => wait(realTimers, input.ms, signal)),
    line: trolleyLineMachine.provide({
      actors: { saveLine: fromPromise(({ input, system, signal }) => serviceOf(system).keep(input, signal)) },
    }),
  },
});
export const carriage = trolleyCarriage;
export const parts: TrolleyParts = { lineIn, isSameLine, Control: TrolleyControl, Count: TrolleyCount };

export const inputOf = (shop: ShopActor): TrolleyInput => ({
  subject: shopperIdIn(shop),
  orderId: shopperOf(sessionOf(shop).getSnapshot()).changingOrderId,
});

/** Every change that has got through is said, and every one that has not; of many taps on one product the last. */
export function opened(shop: ShopActor): void {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  if (!trolley || import.meta.env.SSR) return;
  const say = createGathering(realTimers, (text) => announcerOf(shop).send({ type: 'message.say', text }));
  trolley.send({ type: 'tab.known', base: servicesOf(shop.system).newKey() });
  trolley.on('line.added', (line) => say(line.sku, changeWords(line)));
  trolley.on('line.kept', ({ sku, name }) => say(sku, keptWords(name)));
  trolley.on('line.failed', ({ sku, name, fault }) => say(sku, failureWords(name, fault.message)));
  const joined = [
    import('./browser/outbox.ts').then(({ openOutbox }) => openOutbox(window, shop, trolley)),
    import('./browser/basket-totals.ts').then(({ forwardBasketTotals }) => forwardBasketTotals(window, shop)),
  ];
  for (const one of joined) one.catch(() => undefined);
}
