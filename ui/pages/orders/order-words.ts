import type { OrderHappening, OrderState } from '#services/orders/order-states.words.ts';
import type { PastOrderRow } from '#services/orders/past-orders.contract.ts';
import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { href } from '#ui/link/href.ts';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';

const isPickup = ({ method }: Pick<PastOrderRow, 'method'>): boolean => method === 'Pickup';

/** How an order stands, or what happened to it, in the words of the way it comes. */
export function happeningWords(order: Pick<PastOrderRow, 'method'>, what: OrderHappening): string {
  if (what === 'picked') return (isPickup(order) ? texts.ready : texts.picked).text;
  if (what === 'completed') return (isPickup(order) ? texts.pickedUp : texts.delivered).text;
  return what === 'cancelled' ? texts.cancelledState.text : texts[what].text;
}

const icons = {
  placed: 'check',
  picking: 'trolley',
  picked: 'bring-your-own-bags',
  onTheWay: 'delivery-truck',
  completed: 'success',
  cancelled: 'close',
} as const satisfies Record<OrderState, IconName>;
export const stateIcon = (state: OrderState): IconName => icons[state];

export const whereWords = (order: Pick<PastOrderRow, 'method' | 'place'>): string =>
  (isPickup(order) ? texts.pickUp : texts.delivery).text.replace('{place}', () => order.place);

export const countWords = (count: number): string =>
  count === 1 ? texts.item.text : texts.items.text.replace('{n}', String(count));

const ordersPath = href.page('/account/orders');
type Named = Pick<PastOrderRow, 'orderId'>;

/** Where an order, its files and its questions stand. */
export const waysOf = ({ orderId }: Named, here: string = ordersPath) => {
  const over = (path: string, query: string) =>
    href.modalOver(`${here}${here.includes('?') ? '&' : '?'}orderId=${orderId}${query}`, {
      outlet: 'account-modal',
      path,
    });
  return {
    order: href.listing(ordersPath, { order: orderId }),
    unpack: href.listing(ordersPath, { order: orderId, view: 'unpack' }),
    change: over('change-order', '&source=my-orders'),
    inChange: href.listing('/changeorder/landing', { orderId }),
    cancel: over('cancel-order', ''),
    invoice: `/api/v1/past-orders/${orderId}/invoice`,
  };
};
