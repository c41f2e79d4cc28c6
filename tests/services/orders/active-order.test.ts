import { describe, expect, it } from 'vitest';
import type { ActiveOrder, ActiveOrderWire } from '#services/orders/order.contract.ts';
import { createActiveOrderService } from '#services/orders/order.http.ts';
import type { ActiveOrderService } from '#services/orders/orders.contract.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { contextAnswer } from '../../machines/kit/answers.ts';
import { fulfilmentWire } from '../fulfilment/fulfilment.sample.ts';
import { json, shopEdge } from '../edge.ts';

const { order: sample, ...rest } = orderWith();
const wire: ActiveOrderWire = {
  ...rest,
  items: [],
  order: {
    ...sample,
    totals: { components: [{ part: 'total', name: 'Total', value: 31.05, isTotal: true }] },
    coupons: [{ code: 'KETE10', name: 'Ten off', value: 10 }],
  },
};
const { shopper, flags } = contextAnswer();
const context = { shopper, flags, fulfilment: fulfilmentWire, serverNow: '2026-11-21T09:00:00+13:00' };

type Work = (orders: ActiveOrderService) => Promise<unknown>;
const asked = async (work: Work, answer: unknown = { ...wire, context }) => {
  const { http, asked: requests } = shopEdge(() => json(answer));
  const told = await work(createActiveOrderService(http));
  const [request] = requests;
  if (!request) throw new Error('Nothing was asked.');
  const { pathname, search } = new URL(request.url);
  const words = await request.text();
  return {
    told,
    call: [request.method, `${pathname}${search}`],
    body: words === '' ? null : (JSON.parse(words) as unknown),
  };
};

describe('The order that is about to be placed', () => {
  it('is told with order and items, its components in cents and the total marked [A7.052] [A3.39] [A3.41]', async () => {
    const { told, call } = await asked((orders) => orders.order(), wire);
    expect(call).toEqual(['GET', '/api/v1/orders/my/active']);
    const { order, items, ...more } = told as ActiveOrder;
    expect(order.totals.components).toEqual([{ part: 'total', name: 'Total', valueCents: 3_105, isTotal: true }]);
    expect([items, more]).toEqual([[], { disclaimerAccepted: false, updatedFromServer: true, shoppingListItems: [] }]);
  });

  it('tells its bonus products past every cache [A7.055] [A7.O7]', async () => {
    const tea = { id: 'tea', name: 'Tea', selected: false, bonusProductSelected: false };
    const { told, call } = await asked((orders) => orders.bonusProducts(1_795_000_000_000), { bonusProducts: [tea] });
    expect([told, call[1]]).toEqual([[tea], expect.stringMatching(/\?_=1795000000000$/)]);
  });

  it.each([
    [
      'chooses a bonus product [A7.056] [A7.086]',
      (orders) => orders.chooseBonus('tea', true),
      'PUT',
      { id: 'tea', selected: true },
    ],
    [
      'accepts the disclaimer [A7.058] [A7.085]',
      (orders) => orders.acceptDisclaimer(true),
      'PUT',
      { acceptDisclaimer: true },
    ],
    [
      'keeps instructions [A7.060] [B7.21]',
      (orders) => orders.keepInstructions('Gate'),
      'POST',
      { instructions: 'Gate' },
    ],
    ['keeps notes [B7.22]', (orders) => orders.keepNotes('Ripe'), 'POST', { notes: 'Ripe' }],
    ['adds a coupon [B7.26]', (orders) => orders.addCoupon('KETE10'), 'POST', { couponCode: 'KETE10' }],
    ['drops a coupon', (orders) => orders.dropCoupon('KETE10'), 'DELETE', null],
  ] as readonly [string, Work, string, unknown][])(
    '%s in one call, and is answered with the whole order and the terms',
    async (_, work, method, body) => {
      const told = await asked(work);
      expect([told.call[0], told.body]).toEqual([method, body]);
      expect(told.told).toMatchObject({ active: { order: { coupons: [{ valueCents: 1_000 }] } }, context: { flags } });
    },
  );
});
