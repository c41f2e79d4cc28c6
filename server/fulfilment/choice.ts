import type { Method, PickupType } from '#services/fulfilment/fulfilment.words.ts';

/** How and where somebody gets their groceries, as they chose it: a guest's stands in their session, a shopper's in a row. */
export type FulfilmentChoice = {
  readonly method: Method;
  readonly suburbId: number | null;
  /** One of the shopper's own addresses; it lies in that suburb. */
  readonly address: { readonly id: number; readonly label: string } | null;
  readonly pickupAddressId: number | null;
  readonly pickupType: PickupType | null;
  /** An express shop was begun and left for another way. */
  readonly isExpressAbandoned: boolean;
};

/** What holds for whoever has chosen nothing; a shopper said at registration where they live. */
export const unchosen = (suburbId: number | null): FulfilmentChoice => ({
  method: 'Courier',
  suburbId,
  address: null,
  pickupAddressId: null,
  pickupType: null,
  isExpressAbandoned: false,
});
