import type { Product } from './catalogue.contract.ts';

/** A way to a lower price. They do not add up: a piece is paid for by one of them. */
export type PriceOffer = 'special' | 'member' | 'multibuy';
type Offered = Pick<Product, 'price' | 'productTag'>;

/** The ways to a lower price that a product has at once. */
export function priceOffersOf({ price, productTag: { multiBuy } }: Offered): readonly PriceOffer[] {
  const { salePriceCents, savePriceCents, memberPriceCents } = price;
  if (salePriceCents === null) return [];
  return [
    ...(savePriceCents > 0 ? (['special'] as const) : []),
    ...(memberPriceCents !== null && memberPriceCents < salePriceCents ? (['member'] as const) : []),
    ...(multiBuy ? (['multibuy'] as const) : []),
  ];
}

/** There are two ways at once, so a shopper may wonder which of them counts. */
export const isDual = (product: Offered): boolean => priceOffersOf(product).length > 1;
