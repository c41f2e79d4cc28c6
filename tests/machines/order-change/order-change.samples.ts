import type { OrderChangeCheck, OrderChangeContext, OrderDifference } from '#services/orders/order-change.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import { contextAnswer } from '../kit/answers.ts';

export const firstId = '70000000-0000-4000-8000-000000000001';
export const lastId = '70000000-0000-4000-8000-000000000002';
export const known: OrderChangeContext = {
  orderId: firstId,
  orderNumber: 'K100-1',
  isChangeable: true,
  unchangeableOrderReason: null,
  deliveryMethod: 'Courier',
  deliveryTimeSpan: '9–11 am',
  deliveryDate: 'Tue 24 Nov',
  deliveryStreet1: '12B Karangahape Road',
  deliveryStreet2: '',
  deliverySuburb: 'Auckland Central',
  deliveryCity: 'Auckland',
  deliveryPostalCode: '1010',
  cutOffTime: Date.parse('2026-11-24T18:00:00+13:00'),
  products: [{ stockCode: '123456', quantity: 2, totalPrice: 7, pricingUnit: 'Each' }],
  total: 7,
};
export const last: OrderChangeContext = { ...known, orderId: lastId, orderNumber: 'K100-2' };
export const picked: OrderChangeContext = {
  ...known,
  isChangeable: false,
  unchangeableOrderReason: 'OrderAlreadyPicking',
};

const shopper = { ...guest, isLoggedIn: true, isShopper: true, shopperScvId: 'aroha' };
export const terms = (changingOrderId: string | null) =>
  ({
    type: 'terms.told',
    shopper: {
      ...shopper,
      isChangingOrder: changingOrderId !== null,
      changingOrderId,
      changingOrderNumber: changingOrderId === null ? null : 'K100-1',
    },
  }) as const;
export const answered = (isSuccessful: boolean) => ({ isSuccessful, context: contextAnswer() });

export const difference: OrderDifference = {
  orderId: firstId,
  orderNumber: 'K100-1',
  cutOffTime: known.cutOffTime,
  lines: [],
  unchangedCount: 1,
  beforeCents: 700,
  afterCents: 1_120,
  differenceCents: 420,
  isChanged: true,
  isAgeAsked: false,
  instrument: null,
  problems: [],
};
export const ended: OrderChangeCheck = {
  isInChangeOrder: false,
  isChangable: false,
  changeOrderCancelled: true,
  changeOrderCancelledReason: 'OrderAlreadyPicking',
};
