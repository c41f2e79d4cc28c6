import type { EventOf } from './event-shapes.rules.ts';
import { mostTexts } from './event-shapes.rules.ts';

type Bought = { readonly sku: string };

/** What somebody looks at, has in the trolley or has ordered, to be reminded of it: codes and a sum, and only with consent. */
export const remarketingOf = (
  pageType: 'product' | 'trolley' | 'confirmation',
  products: readonly Bought[],
  totalCents: number | null,
): EventOf<'remarketing'> | null =>
  products.length === 0
    ? null
    : {
        event: 'remarketing',
        pageType,
        productIds: products.slice(0, mostTexts).map(({ sku }) => sku),
        totalValue: totalCents === null ? null : totalCents / 100,
      };
