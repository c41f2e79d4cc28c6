/** A wish to those who pick the order, in the shopper's own words. */
export type ShopperNote = { readonly sku: string; readonly note: string };

/** In code points, so that a letter with a macron and a picture count as one. */
export const longestNote = 200;
