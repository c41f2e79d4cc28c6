import { fromPromise, waitFor } from 'xstate';
import {
  inChangeOf,
  type OrderChangeHappening,
  type OrderChangeInput,
  orderChangeCarriage,
  orderChangeMachine,
} from '#machines/order-change/index.ts';
import type { orderMachine } from '#machines/order/index.ts';
import { announcerOf, chartOf, isShopper, sessionOf, type ShopActor, shopperOf } from '#machines/shop/index.ts';
import { type trolleyMachine, unsentIn } from '#machines/trolley/index.ts';
import { FaultError } from '#services/fault.ts';
import { createOrderChangeService } from '#services/orders/order-change.http.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { PlaceParts } from '#routes/-zone.tsx';
import { ChangePlace } from '#routes/-change-place.tsx';
import { changeOrderTexts as texts } from '#ui/texts/change-order.texts.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createOrderChangeService);
/** So long what is wanted in the trolley may take to come to the store before the shopper hears that it has not. */
const unsentMs = 8_000;

async function sendTrolley(shop: ShopActor, signal: AbortSignal): Promise<void> {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  if (!trolley || unsentIn(trolley.getSnapshot()) === 0) return;
  trolley.send({ type: 'wishes.send', isBackground: false });
  await waitFor(trolley, (now) => unsentIn(now) === 0, { timeout: unsentMs, signal }).catch(() => {
    throw new FaultError({ tag: 'offline', message: texts.unsent.text });
  });
}

/** The change of an order, with its services. */
export const machine = orderChangeMachine.provide({
  actors: {
    readOrder: fromPromise(({ input, system, signal }) => serviceOf(system).context(input.orderId, signal)),
    sendTrolley: fromPromise(({ system, signal }) => sendTrolley(system.get('shop') as ShopActor, signal)),
    beginChange: fromPromise(({ input, system, signal }) => {
      if (input.orderId === null) throw new Error('No order is named.');
      return serviceOf(system).initiate(input.orderId, signal);
    }),
    cancelChange: fromPromise(({ system, signal }) => serviceOf(system).cancel(signal)),
    checkChange: fromPromise(({ system, signal }) => serviceOf(system).check(signal)),
    loadDifference: fromPromise(({ system, signal }) => serviceOf(system).difference(signal)),
  },
});
export const carriage = orderChangeCarriage;
export const parts: PlaceParts = { Place: ChangePlace };

export const inputOf = (shop: ShopActor): OrderChangeInput => {
  const session = sessionOf(shop).getSnapshot();
  const shopper = shopperOf(session);
  return {
    subject: isShopper(session) ? shopper.shopperScvId : null,
    inChange: isShopper(session) ? inChangeOf(shopper) : null,
  };
};

/** The trolley of a shopper who changes an order is another one: whoever shows it asks anew. */
function refreshGoods(shop: ShopActor): void {
  chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'trolley.refresh' });
  chartOf<typeof orderMachine>(shop, 'order')?.send({ type: 'order.refresh' });
}

/** The rest of the shop hears what became of a change; the difference follows the trolley. */
export function opened(shop: ShopActor): void {
  const change = chartOf<typeof orderChangeMachine>(shop, 'orderChange');
  if (!change || import.meta.env.SSR) return;
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  const take = (context: ServerContext | null) => {
    if (context) shop.send({ type: 'context.told', context });
    else sessionOf(shop).send({ type: 'session.refresh' });
  };
  const doers: {
    readonly [T in OrderChangeHappening['type']]: (happening: Extract<OrderChangeHappening, { type: T }>) => void;
  } = {
    'change.begun': ({ context }) => {
      take(context);
      refreshGoods(shop);
      say(texts.begun.text);
    },
    'change.refused': ({ fault }) => say(fault.message),
    'change.givenUp': ({ context }) => {
      take(context);
      refreshGoods(shop);
      say(texts.givenUp.text);
    },
    'giveUp.failed': ({ fault, context }) => {
      take(context);
      say(fault.message);
    },
    'change.ended': () => undefined,
    'end.acknowledged': ({ context }) => {
      take(context);
      refreshGoods(shop);
    },
  };
  followTrolley(shop);
  change.on('*', (happening) => doers[happening.type](happening as never));
}

/** The difference is asked for again as soon as the store has told another trolley. */
function followTrolley(shop: ShopActor): void {
  const change = chartOf<typeof orderChangeMachine>(shop, 'orderChange');
  let heard: object | undefined;
  let told: number | null = null;
  const listen = () => {
    const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
    if (!trolley || trolley === heard) return;
    heard = trolley;
    const tell = () => {
      const revision = trolley.getSnapshot().context.trolley?.revision ?? null;
      if (revision === null || revision === told) return;
      if (told !== null) change?.send({ type: 'difference.reload' });
      told = revision;
    };
    trolley.subscribe(tell);
    tell();
  };
  shop.subscribe(listen);
  listen();
}
