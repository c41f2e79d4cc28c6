import type { LoyaltyTables } from './schema.loyalty.ts';
import type { RecipeTables } from './schema.recipes.ts';
import type { SubscriptionTables } from './schema.subscriptions.ts';

/** 0 or 1: the engines have no other boolean in common. */
export type Flag = 0 | 1;
/** JSON as text, written and read by the app alone. */
export type Json = string;

type Place = { id: number; slug: string; name: string; position: number };

export type ProductRow = {
  sku: string;
  shelf_id: number;
  price_cents: number;
  sale_cents: number | null;
  member_cents: number | null;
  unit_price_tenths: number;
  is_withdrawn: Flag;
  /** Two hexadecimal digits for each store, in the order of their positions: how many there are. */
  stock: string;
  facts: Json;
};

export type Schema = LoyaltyTables & {
  schema_steps: { name: string; applied_ms: number };
  departments: Place & { image: string; is_restricted: Flag };
  aisles: Place & { department_id: number };
  shelves: Place & { aisle_id: number };
  product_groups: { id: string; title: string; is_dynamic: Flag; position: number };
  products: ProductRow;
  /** One row: `lineage` is new with each seeding, `version` grows with each change of a price or of stock. */
  catalogue_version: { id: number; version: number; lineage: string; size: number; seed: string };
  stores: { id: number; position: number; name: string; facts: Json };
  suburbs: { id: number; name: string; folded: string; facts: Json };
  addresses: { id: number; suburb_id: number; folded: string; folded_road: string; facts: Json };
  content_pages: { slug: string; facts: Json };
  meta_tags: { path: string; facts: Json };
  flags: { name: string; is_on: Flag };
  settings: { name: string; facts: Json };
  sessions: { id_hash: string; created_ms: number; seen_ms: number; subject: string | null; facts: Json };
  /** Who can sign in. `email` is folded, `email_written` as they wrote it; without a hash only another provider knows them. */
  accounts: {
    id: string;
    scv_id: string;
    email: string;
    email_written: string;
    password_hash: string | null;
    created_ms: number;
    password_changed_ms: number;
  };
  /** What an account needs to shop: it is a shopper's when it has a row here. */
  shoppers: {
    account_id: string;
    first_name: string;
    last_name: string;
    birth_date: string;
    phone: string;
    suburb_id: number;
    onecard_number: string | null;
    order_count: number;
    created_ms: number;
  };
  /** A second number of theirs; the first one is the shopper's. */
  shopper_phones: { shopper_id: string; other_phone: string | null };
  shopper_addresses: { shopper_id: string; id: number; facts: Json; created_ms: number };
  /** What a letter's code or link opens, by the hash of it. */
  letters_sent: {
    secret_hash: string;
    kind: string;
    email: string;
    facts: Json;
    tries: number;
    expires_ms: number;
  };
  rate_limits: { key: string; spent: number; since_ms: number };
  onecards: {
    number: string;
    is_primary: Flag;
    token_hash: string | null;
    token_expires_ms: number | null;
    account_id: string | null;
  };
  /** Whom a foreign issuer knows by its own name, and which account that is. */
  identities: { issuer: string; subject: string; account_id: string; created_ms: number };
  /** A sign-in under way at the identity provider, by the hash of the cookie and the state it is bound to. */
  sign_ins: { id_hash: string; state_hash: string; facts: Json; expires_ms: number };
  oidc_payloads: {
    kind: string;
    id: string;
    payload: Json;
    uid: string | null;
    grant_id: string | null;
    consumed_ms: number | null;
    expires_ms: number | null;
  };
  /** `amount` is pieces, or grams of what is sold by weight. */
  trolleys: { shopper_id: string; revision: number; changed_ms: number };
  trolley_lines: {
    shopper_id: string;
    sku: string;
    pricing_unit: string;
    amount: number;
    source: string;
    added_ms: number;
    changed_ms: number;
  };
  /** What was agreed to of a line: its price, and whether something else may come in its place. A line without a row is as new. */
  trolley_line_terms: { shopper_id: string; sku: string; agreed_cents: number | null; allow_substitutes: Flag };
  /** What is said of the whole trolley: the paper slip, how it is packed. */
  trolley_choices: { shopper_id: string; facts: Json; changed_ms: number };
  sample_responses: { shopper_id: string; sample_id: string; action_taken: string; changed_ms: number };
  /** `item` is what makes two lines the same; they stand by `position`, then by it. */
  shopping_list_items: { shopper_id: string; item: string; facts: Json; added_ms: number; position: number };
  saved_lists: {
    shopper_id: string;
    id: string;
    name: string;
    folded_name: string;
    items: Json;
    created_ms: number;
    changed_ms: number;
  };
  /** Whoever has the token reads the list: `list_id` is that of a saved list, or `shopping`. */
  list_shares: { token_hash: string; shopper_id: string; list_id: string; created_ms: number };
  favourites: { shopper_id: string; sku: string; added_ms: number };
  shopper_notes: { shopper_id: string; sku: string; note: string; changed_ms: number };
  /** How and where a shopper gets their groceries, as they last chose. */
  shopper_fulfilments: { shopper_id: string; facts: Json; changed_ms: number };
  /** The slots that somebody has asked for: what the plan says of the others needs no row. `taken` counts live holds and orders. */
  slots: { id: string; place: string; starts_ms: number; capacity: number; taken: number };
  /** One row is one place held in a slot; a shopper has one at most. Past `held_until_ms` it is nobody's. */
  holds: {
    shopper_id: string;
    reservation_id: string;
    slot_id: string;
    facts: Json;
    held_ms: number;
    held_until_ms: number;
  };
  /** What a shopper held last and lost, until they hold again: it is offered first. */
  lapsed_holds: { shopper_id: string; slot_id: string; facts: Json; lapsed_ms: number };
  /** Who is to be told when a full slot opens. */
  slot_watches: { shopper_id: string; slot_id: string; starts_ms: number; created_ms: number };
  /** What a shopper says of the order that their trolley is to become: notes, coupons, what they have accepted. */
  active_orders: { shopper_id: string; facts: Json; changed_ms: number };
  /**
   * `pending_of` is the shopper while nobody knows whether it was paid for, so that they have one such order at most. It
   * holds a place in its slot from the moment it is made, until it is declined.
   */
  orders: {
    id: string;
    shopper_id: string;
    number: string;
    key: string;
    state: string;
    pending_of: string | null;
    slot_id: string;
    starts_ms: number;
    total_cents: number;
    facts: Json;
    /** Grows with every change: who changes it says which one they saw. */
    revision: number;
    created_ms: number;
    placed_ms: number | null;
  };
  /** What was meant to be charged, and what came of it: `intended`, `captured`, `declined`. */
  payments: {
    id: string;
    order_id: string;
    shopper_id: string;
    instrument_id: string;
    amount_cents: number;
    state: string;
    reason: string | null;
    created_ms: number;
    settled_ms: number | null;
  };
  /**
   * The order that a shopper is changing, one at most. `state` is `open`, `paying` while the difference is, or `cancelled`
   * once it ended by itself, until its shopper has been told. `facts` keeps what was in the trolley before.
   */
  order_changes: {
    shopper_id: string;
    order_id: string;
    state: string;
    facts: Json;
    payment_id: string | null;
    began_ms: number;
  };
  /** What became of the wish to save a change, by its key; `facts` is the new version, which stands once it is paid for. */
  order_saves: {
    shopper_id: string;
    key: string;
    order_id: string;
    request_hash: string;
    state: string;
    reason: string | null;
    payment_id: string | null;
    facts: Json;
    created_ms: number;
  };
  /** What is to be given back of a payment: `intended`, `refunded`, `refused`. `sku` when it is for something that did not come. */
  refunds: {
    id: string;
    order_id: string;
    shopper_id: string;
    payment_id: string;
    amount_cents: number;
    sku: string | null;
    state: string;
    created_ms: number;
    settled_ms: number | null;
  };
  /** What has happened to an order, one after the other. */
  order_events: { order_id: string; nth: number; happening: string; at_ms: number };
  coupons: { code: string; facts: Json; most_uses: number; uses: number };
  /** `nth` counts from 1 for each shopper, so that two orders at once cannot both be the last. */
  coupon_uses: { code: string; shopper_id: string; nth: number; order_id: string };
  /** Whose card frame it was: only they pay with what was typed there. */
  card_captures: { instrument_id: string; shopper_id: string; created_ms: number };
  /** Letters that an order owes; each is made of its order when it is sent. */
  letters_due: {
    id: string;
    kind: string;
    shopper_id: string;
    order_id: string;
    created_ms: number;
    sent_ms: number | null;
  };
  /** Letters that somebody has taken to send. `unknown`: of how many tries nobody knows whether it went. */
  letter_tries: { letter_id: string; unknown: number; since_ms: number };
  dietary_profiles: { shopper_id: string; facts: Json; changed_ms: number };
  /** How a shopper shops unless they say otherwise of an order. */
  shopper_preferences: { shopper_id: string; facts: Json; changed_ms: number };
  pickup_points: { id: number; store_id: number; facts: Json };
  idempotency_keys: {
    owner: string;
    key: string;
    request_hash: string;
    status: number | null;
    answer: string | null;
    created_ms: number;
  };
} & RecipeTables &
  SubscriptionTables;
