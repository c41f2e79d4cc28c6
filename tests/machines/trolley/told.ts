import { itemsIn } from '#services/trolley/amounts.rules.ts';
import type { Trolley, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { contextAnswer } from '../kit/answers.ts';

export const priceCents = 250;

/** A trolley of pieces, as the store would tell it. */
export function trolleyTold(held: Readonly<Record<string, number>>, revision: number): Trolley {
  const items = Object.entries(held).map(([sku, amount]) => ({
    sku,
    name: `Product ${sku}`,
    unit: 'Each' as const,
    amount,
    max: 12,
    priceCents,
    totalCents: amount * priceCents,
    availabilityStatus: 'In Stock' as const,
  }));
  const subtotalCents = items.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return { items, count: itemsIn(items), subtotalCents, revision };
}

export const changedTold = (held: Readonly<Record<string, number>>, revision: number): TrolleyChanged => ({
  trolley: trolleyTold(held, revision),
  context: contextAnswer({ isLoggedIn: true, isShopper: true }),
});
