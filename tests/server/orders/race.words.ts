import type { DatabaseTarget } from '#server/db/open.ts';
import type { Charge, ChargeAnswer, Refund } from '#server/payments/provider.ts';

/** Pictures are nobody's business here; the processes of a race agree on them, so that they share one index. */
export const images = { version: 'race', of: ({ sku }: { readonly sku: string }) => `/${sku}.svg` };

export type RaceTask = { readonly target: DatabaseTarget; readonly indexFile: string };

/** A request of somebody's page, as it reaches a process of the race. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};
export type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** What a process of the race hears. */
export type Heard =
  | { readonly kind: 'ask'; readonly id: number; readonly sent: Sent }
  /** What the bank answers to a charge; null when the line broke. */
  | { readonly kind: 'charged'; readonly id: number; readonly answer: ChargeAnswer | null }
  /** What the bank answers to a refund; false when the line broke. */
  | { readonly kind: 'refunded'; readonly id: number; readonly isAnswered: boolean }
  /** What the bank tells by itself. */
  | { readonly kind: 'told'; readonly paymentId: string; readonly answer: ChargeAnswer }
  | { readonly kind: 'end' };
/** What it says. */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'charge'; readonly id: number; readonly charge: Charge }
  | { readonly kind: 'refund'; readonly id: number; readonly refund: Refund };
