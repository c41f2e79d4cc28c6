import type { Trolley } from './trolley.contract.ts';

/** What a script of the page is told of the trolley: dollars, as that script has always had them. */
export type BasketTotals = {
  readonly subtotal: number;
  readonly savings: number;
  readonly deliveryFees: number;
  readonly totalItems: number;
};

const dollars = (cents: number): number => cents / 100;

type Told = Pick<Trolley, 'subtotalCents' | 'savingsCents' | 'deliveryFeesCents' | 'totalItems'>;

/** No fee is known before a time is held: that script knows no word for it but 0. */
export const basketTotalsOf = ({ subtotalCents, savingsCents, deliveryFeesCents, totalItems }: Told): BasketTotals => ({
  subtotal: dollars(subtotalCents),
  savings: dollars(savingsCents),
  deliveryFees: dollars(deliveryFeesCents ?? 0),
  totalItems,
});

export const isSameBasket = (one: BasketTotals, other: BasketTotals): boolean =>
  one.subtotal === other.subtotal &&
  one.savings === other.savings &&
  one.deliveryFees === other.deliveryFees &&
  one.totalItems === other.totalItems;
