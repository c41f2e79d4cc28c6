import type { Flag, Json } from './schema.ts';

/** Delivery passes, what was charged for them and what they saved. */
export type SubscriptionTables = {
  /**
   * A delivery pass: `paying` until its first charge is answered. `live_of` is the shopper while it is not ended, so that they
   * have one at most. `due_ms` is when it renews, or ends by itself; null while it is being charged.
   */
  delivery_subscriptions: {
    id: string;
    shopper_id: string;
    /** Of the request that it was made by. */
    key: string;
    request_hash: string;
    live_of: string | null;
    state: string;
    facts: Json;
    is_wpay: Flag;
    instrument_id: string | null;
    started_on: string;
    paid_until: string | null;
    /** The day of the month on which periods begin, as far as the month has it. */
    anchor_day: number;
    due_ms: number | null;
    revision: number;
    created_ms: number;
  };
  /** `stands_for` is the period that is charged for, until the charge is declined: one stands for each period. */
  subscription_charges: {
    id: string;
    subscription_id: string;
    shopper_id: string;
    stands_for: string | null;
    from_on: string;
    instrument_id: string;
    amount_cents: number;
    state: string;
    reason: string | null;
    created_ms: number;
    settled_ms: number | null;
  };
  /** What an order would have paid for its delivery without a pass. */
  subscription_savings: { order_id: string; subscription_id: string; shopper_id: string; saved_cents: number };
};
