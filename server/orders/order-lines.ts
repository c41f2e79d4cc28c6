import type { OrderLine } from './order.types.ts';
import type { OrderParts } from './read-order.ts';

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** What can be had of a trolley, at today's prices, shelf by shelf as it is told. */
export function orderLines({ trolley, rows, cardOf }: Pick<OrderParts, 'trolley' | 'rows' | 'cardOf'>): OrderLine[] {
  const amounts = new Map(rows.lines.map(({ sku, amount }) => [sku, amount]));
  return trolley.items
    .filter(({ categoryType }) => categoryType === 'Standard')
    .flatMap(({ name: category, products }) =>
      products.map((item) => ({
        sku: item.sku,
        name: item.name,
        image: cardOf(item.sku)?.images.big ?? '',
        category,
        unit: item.pricingUnit,
        amount: amounts.get(item.sku) ?? 0,
        totalCents: toCents(item.total),
        savingCents: toCents(item.saving ?? 0),
        isRestricted: (item.restriction ?? 'None') !== 'None',
        allowSubstitutes: item.allowSubstitutes,
        note: item.note ?? null,
      })),
    );
}

/** What the trolley tells of that cannot be had. */
export const missingSkus = ({ trolley }: Pick<OrderParts, 'trolley'>): readonly string[] =>
  trolley.items
    .filter(({ categoryType }) => categoryType === 'OutOfStock')
    .flatMap(({ products }) => products.map(({ sku }) => sku));
