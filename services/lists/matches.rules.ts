import type { Product } from '../catalogue/catalogue.contract.ts';
import { nearest } from '../display/quantity.rules.ts';
import { limitsOf } from '../trolley/amounts.rules.ts';

/** Whether it can be put into a trolley at all. */
export const canBeBought = ({ availabilityStatus, price, keptOut }: Product): boolean =>
  !keptOut &&
  price.salePriceCents !== null &&
  availabilityStatus !== 'Unavailable' &&
  availabilityStatus !== 'Out of Stock';

/** The best match is the first that can be had. */
export const bestOf = (products: readonly Product[]): Product | null => products.find(canBeBought) ?? null;

/** So many pieces as they are sold: as pieces, or as what so many pieces weigh, within what can be had at once. */
export function amountFor(product: Product, pieces: number): number {
  const limits = limitsOf(product);
  const wish = product.unit === 'Kg' ? pieces * (product.pieceGrams ?? limits.min) : pieces;
  return nearest(Math.max(wish, limits.min), limits);
}
