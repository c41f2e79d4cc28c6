import { itemsIn } from './amounts.rules.ts';
import type { Trolley, TrolleyItem } from './trolley.contract.ts';

type Given = Pick<TrolleyItem, 'sku' | 'name' | 'amount'> & Partial<TrolleyItem>;

/** A line with everything usual filled in: what samples and tests begin from. */
export const lineWith = (given: Given): TrolleyItem => {
  const { amount, priceCents = 250, unit = 'Each', categoryType = 'Standard' } = given;
  return {
    unit,
    max: 50,
    priceCents,
    totalCents: unit === 'Kg' ? Math.round(((priceCents ?? 0) * amount) / 1000) : (priceCents ?? 0) * amount,
    savingCents: 0,
    availabilityStatus: categoryType === 'OutOfStock' ? 'Out of Stock' : 'In Stock',
    subsAllowed: true,
    allowSubstitutes: true,
    categoryType,
    category: categoryType === 'OutOfStock' ? 'Out of stock' : 'Pantry',
    ...given,
  };
};

/** A trolley of those lines, as the store would tell it. */
export function trolleyOfLines(items: readonly TrolleyItem[], revision = 1, more: Partial<Trolley> = {}): Trolley {
  const here = items.filter(({ categoryType }) => categoryType === 'Standard');
  const able = here.filter(({ subsAllowed }) => subsAllowed);
  return {
    items: [...items],
    count: itemsIn(items),
    totalItems: items.length,
    totalInStockItems: here.length,
    subtotalCents: items.reduce((sum, { totalCents }) => sum + totalCents, 0),
    savingsCents: items.reduce((sum, { savingCents }) => sum + savingCents, 0),
    deliveryFeesCents: null,
    areAllAllowSubstitutesSelected: able.length > 0 && able.every(({ allowSubstitutes }) => allowSubstitutes),
    paperPackingSlip: false,
    packaging: { packagingPreferenceId: null, feeCents: 0 },
    revision,
    ...more,
  };
}
