/** What a browser knows for certain of what it asked for with a key. */
export type Told =
  | { readonly state: 'placed' | 'declined'; readonly orderId: string }
  | { readonly state: 'refused'; readonly code: string };

/** A wish of somebody to have their trolley brought, with the one key that it is sent with however often. */
export type Wish = {
  readonly shopperId: string;
  /** Counts the trolleys of a shopper: each becomes one order at most. */
  readonly trolley: number;
  readonly key: string;
  /** What the shopper saw that it costs. */
  readonly totalCents: number;
  readonly card: string;
  sent: number;
  /** Sent, and never answered. */
  lost: number;
  told: Told | null;
};

/** What somebody held against the law, with all that is known of it. */
export type Broken = { readonly law: string; readonly about: unknown };
