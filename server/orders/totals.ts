import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { TotalComponent } from '#services/orders/order.contract.ts';
import { itemsIn } from '#services/trolley/amounts.rules.ts';
import type { Fee } from '../fulfilment/fee-now.ts';
import type { OrderCoupon, OrderLine } from './order.types.ts';

type Costs = {
  readonly lines: readonly OrderLine[];
  readonly method: Method;
  /** Null while no slot is held: then nobody knows it. */
  readonly fee: Pick<Fee, 'feeCents' | 'saver'> | null;
  readonly packagingCents: number;
  readonly coupons: readonly OrderCoupon[];
};

export const goodsCentsOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((cents, { totalCents }) => cents + totalCents, 0);

const row = (part: TotalComponent['part'], name: string, valueCents: number): TotalComponent => ({
  part,
  name,
  valueCents,
  isTotal: part === 'total',
});

const deliveryName = (method: Method, { saver }: Pick<Fee, 'saver'>): string =>
  method === 'Pickup' ? 'Pick up' : saver ? 'Delivery, with Delivery Saver' : 'Delivery';

/** What an order costs, row by row; the last one is the sum of the others. */
export function componentsOf({ lines, method, fee, packagingCents, coupons }: Costs): readonly TotalComponent[] {
  const rows = [
    row('goods', `Items (${itemsIn(lines)})`, goodsCentsOf(lines)),
    ...(fee === null ? [] : [row('delivery', deliveryName(method, fee), fee.feeCents)]),
    ...(packagingCents === 0 ? [] : [row('packaging', 'Packaging', packagingCents)]),
    ...coupons.map(({ name, valueCents }) => row('coupon', name, -valueCents)),
  ];
  const totalCents = rows.reduce((cents, { valueCents }) => cents + valueCents, 0);
  return [...rows, row('total', 'Total', totalCents)];
}
