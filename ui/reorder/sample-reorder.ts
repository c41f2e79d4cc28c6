import type { PastItem, ReorderItem } from '#services/orders/past-orders.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';

const { plain, special, loose, gone } = sampleProducts;
const again = (
  { sku, name, unit, images, price }: typeof plain | typeof loose | typeof gone,
  amount: number,
  thenCents = price.salePriceCents ?? 0,
) => ({ sku, name, unit, image: images.big, amount, thenCents, nowCents: price.salePriceCents });

/** What can be ordered again as it was, what is dearer, what is cheaper, what is out of stock, and what is sold no more. */
export const sampleReorder = {
  plain: { ...again(plain, 2), product: plain },
  cheaper: { ...again(special, 1, 599), product: special },
  dearer: { ...again(loose, 1_250, 599), product: loose },
  out: {
    ...again(gone, 1, 1_250),
    nowCents: null,
    product: { ...gone, price: { ...gone.price, salePriceCents: 1_250 } },
  },
  gone: {
    sku: '900001',
    name: 'Feijoa jam',
    image: '/assets/art/department-pantry.svg',
    unit: 'Each',
    amount: 1,
    thenCents: 690,
    nowCents: null,
    product: null,
  },
} as const satisfies Readonly<Record<string, ReorderItem>>;

export const samplePastItems: readonly PastItem[] = Object.values(sampleReorder).map((item, index) => ({
  ...item,
  lastOrderedAt: 1_795_000_000_000 - index * 600_000_000,
  orderCount: index + 1,
}));
