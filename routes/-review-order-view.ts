import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  addOnIn,
  bonusIn,
  couponsIn,
  disclaimerIn,
  isCode,
  type orderMachine,
  orderIn,
  problemsIn,
  textIn,
} from '#machines/order/index.ts';
import { chartOf, fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { totalIn, type trolleyMachine } from '#machines/trolley/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { ActiveOrder } from '#services/orders/order.contract.ts';
import { itemsIn } from '#services/trolley/amounts.rules.ts';
import type { ReviewSaid, ReviewSection, ReviewShown } from '#ui/pages/review-order/review-order.types.ts';
import { comes } from '#ui/trolley-line/line-words.ts';

type Products = Readonly<Record<string, Product>>;
const noProducts: Products = {};
const noCategories: ActiveOrder['items'] = [];

const sectionsOf = (items: ActiveOrder['items'], products: Products): readonly ReviewSection[] =>
  items.flatMap(({ categoryType, name, products: lines }) =>
    lines.length === 0
      ? []
      : [
          {
            name,
            lines: lines.map((line) => {
              const product = products[line.sku];
              const item = { ...line, categoryType, category: name };
              return {
                ...item,
                image: product?.images.big ?? null,
                slug: product?.slug,
                size: product?.size ?? null,
                isComing: comes({ ...item, status: 'resting' }),
              };
            }),
          },
        ],
  );

const useSections = (items: ActiveOrder['items'], products: Products): readonly ReviewSection[] =>
  useMemo(() => sectionsOf(items, products), [items, products]);

/** Everything that is shown of the order that is about to be placed; null until the store has told it. */
export function useReviewShown() {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof orderMachine>(shop, 'order');
  const now = useSelector(chart, (snapshot) => snapshot);
  const trolley = useSelector(chartOf<typeof trolleyMachine>(shop, 'trolley'), (snapshot) => snapshot);
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const active = orderIn(now);
  const items = active?.items ?? noCategories;
  const products = trolley?.context.products ?? noProducts;
  const sections = useSections(items, products);
  if (!active || !fulfilment) return { chart, now, shown: null };
  const { totals, savingsCents, samples, disclaimer } = active.order;
  const { method, address, pickupAddressName, storeName } = fulfilment;
  const coupons = couponsIn(now);
  const shown: ReviewShown = {
    sections,
    count: itemsIn(items.flatMap((category) => category.products)),
    method,
    place: method === 'Courier' ? address : (pickupAddressName ?? storeName),
    instructions: textIn(now, 'instructions'),
    addOn: addOnIn(now),
    notes: textIn(now, 'notes'),
    bonus: bonusIn(now),
    samples: samples.map(({ name }) => name),
    coupons,
    isCode: isCode(coupons.code),
    isSlipOnPaper: trolley?.context.trolley?.paperPackingSlip ?? false,
    packedIn: totals.components.find(({ part }) => part === 'packaging')?.name ?? null,
    components: totals.components,
    savingsCents,
    isRough: (trolley && totalIn(trolley)?.isRough) ?? false,
    disclaimerText: disclaimer,
    disclaimer: disclaimerIn(now),
    problems: problemsIn(now),
  };
  return { chart, now, shown };
}

type Chart = ReturnType<typeof useReviewShown>['chart'];

/** What the shopper says of it, told to the chart. */
export const saidTo = (chart: Chart): ReviewSaid => ({
  onText: (field, text) => chart?.send({ type: 'text.type', field, text }),
  onLeave: () => chart?.send({ type: 'text.leave' }),
  onAddOn: (isSelected) => chart?.send({ type: 'addOn.choose', isSelected }),
  onBonus: (id, isSelected) => chart?.send({ type: 'wish.make', wish: { kind: 'bonus', id, isSelected } }),
  onCode: (code) => chart?.send({ type: 'code.type', code }),
  onAddCode: () => chart?.send({ type: 'code.add' }),
  onDropCode: (code) => chart?.send({ type: 'wish.make', wish: { kind: 'coupon', code, isWanted: false } }),
  onDisclaimer: (isAccepted) => chart?.send({ type: 'wish.make', wish: { kind: 'disclaimer', isAccepted } }),
  onRetryWish: (key) => chart?.send({ type: 'wish.retry', key }),
  onRetry: () => chart?.send({ type: 'order.retry' }),
  onPay: () => chart?.send({ type: 'payment.want' }),
});
