/** What a shopper wants to buy: a plan for the price they saw, for one of their addresses, with a card that was taken. */
export type SaverWanted = {
  readonly planId: string;
  readonly priceCents: number;
  readonly addressId: number;
  readonly instrumentId: string;
};

/** A purchase that was sent, or is about to be: what is said twice under one key is done once. */
export type SaverAttempt = { readonly key: string; readonly subject: string; readonly wanted: SaverWanted };
