import type { Json } from './schema.ts';

/** What members have and have done. */
export type LoyaltyTables = {
  /** A member's points: `points` is the sum of their movements, whose row this one is held for. */
  loyalty_accounts: {
    shopper_id: string;
    points: number;
    movements: number;
    rewards_made: number;
    reward_cents: number;
    preference: string;
    joined_ms: number | null;
    changed_ms: number;
  };
  /** One row for each thing that brought or took points: nothing brings them twice. */
  loyalty_movements: {
    cause: string;
    shopper_id: string;
    nth: number;
    points: number;
    told: string;
    at_ms: number;
  };
  /** An offer that a member has boosted, and the order that used it. */
  loyalty_offers: {
    shopper_id: string;
    offer_id: string;
    boosted_ms: number;
    used_ms: number | null;
    order_id: string | null;
  };
  reward_messages: {
    id: string;
    shopper_id: string;
    cause: string;
    nth: number;
    facts: Json;
    created_ms: number;
    deleted_ms: number | null;
  };
  /** What a card has gathered at the till: it comes to the first account that joins the card. */
  onecard_points: { number: string; nth: number; points: number; told: string; at_ms: number };
};
