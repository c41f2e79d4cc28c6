import { fromPromise } from 'xstate';
import {
  type OrderChange,
  type OrderInput,
  type OrderWish,
  orderCarriage,
  orderMachine,
  termsWord,
} from '#machines/order/index.ts';
import { chartOf, fulfilmentOf, sessionOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { withAddOn } from '#services/orders/instructions.rules.ts';
import { createActiveOrderService } from '#services/orders/order.http.ts';
import type { ActiveOrderService } from '#services/orders/orders.contract.ts';
import { servicesOf } from './services-of.ts';
import { keepDrafts } from './typed-here.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createActiveOrderService);

function save(
  orders: ActiveOrderService,
  wish: OrderWish,
  addOn: string | null,
  signal: AbortSignal,
): Promise<OrderChange> {
  if (wish.kind === 'disclaimer') return orders.acceptDisclaimer(wish.isAccepted, signal);
  if (wish.kind === 'instructions')
    return orders.keepInstructions(withAddOn(wish.isAddOn ? addOn : null, wish.text), signal);
  if (wish.kind === 'notes') return orders.keepNotes(wish.text, signal);
  if (wish.kind === 'bonus') return orders.chooseBonus(wish.id, wish.isSelected, signal);
  return wish.isWanted ? orders.addCoupon(wish.code, signal) : orders.dropCoupon(wish.code, signal);
}

/** The chart of the order that is about to be placed, with its service. */
export const machine = orderMachine.provide({
  actors: {
    loadOrder: fromPromise(async ({ system, signal }) => {
      const orders = serviceOf(system);
      const [active, { problems }] = await Promise.all([orders.order(signal), orders.validation(signal)]);
      return { active, problems };
    }),
    checkOrder: fromPromise(async ({ system, signal }) => (await serviceOf(system).validation(signal)).problems),
    saveWish: fromPromise(({ input: { wish, addOn }, system, signal }) => {
      if (!wish) throw new Error('Nothing was said.');
      return save(serviceOf(system), wish, addOn, signal);
    }),
  },
});
export const carriage = orderCarriage;

export const inputOf = (shop: ShopActor): OrderInput => ({
  subject: shopperIdIn(shop),
  terms: termsWord(fulfilmentOf(sessionOf(shop).getSnapshot())),
});

/** The order is asked for again as soon as the store has told another trolley. */
export function opened(shop: ShopActor): void {
  const order = chartOf<typeof orderMachine>(shop, 'order');
  if (order) keepDrafts('orderTyped', order, ['instructions', 'notes']);
  const trolleyOf = () => chartOf<typeof trolleyMachine>(shop, 'trolley');
  let told = trolleyOf()?.getSnapshot().context.trolley?.revision ?? null;
  const tell = () => {
    const revision = trolleyOf()?.getSnapshot().context.trolley?.revision ?? null;
    if (revision === null || revision === told) return;
    if (told !== null) order?.send({ type: 'order.refresh' });
    told = revision;
  };
  let heard: ReturnType<typeof trolleyOf>;
  const listen = () => {
    const trolley = trolleyOf();
    if (!trolley || trolley === heard) return;
    heard = trolley;
    trolley.subscribe(tell);
    tell();
  };
  shop.subscribe(listen);
  listen();
}
