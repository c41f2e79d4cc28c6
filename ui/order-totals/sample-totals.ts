import type { TotalComponent } from '#services/orders/order.contract.ts';

export const componentsSample: readonly TotalComponent[] = [
  { part: 'goods', name: 'Groceries', valueCents: 8_640, isTotal: false },
  { part: 'delivery', name: 'Delivery', valueCents: 1_100, isTotal: false },
  { part: 'packaging', name: 'Packaging', valueCents: 150, isTotal: false },
  { part: 'coupon', name: 'Ten dollars off', valueCents: -1_000, isTotal: false },
  { part: 'total', name: 'Total', valueCents: 8_890, isTotal: true },
];
