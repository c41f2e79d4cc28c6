/**
 * `live_of` is the shopper as long as a subscription is not ended, so that they have one at most; `stands_for` names the
 * period that a charge is for as long as it is not declined, so that none is charged for twice.
 */
export const deliverySubscriptions = [
  `create table if not exists delivery_subscriptions (
    id text not null primary key,
    shopper_id text not null,
    key text not null,
    request_hash text not null,
    live_of text unique,
    state text not null,
    facts text not null,
    is_wpay integer not null,
    instrument_id text,
    started_on text not null,
    paid_until text,
    anchor_day integer not null,
    due_ms integer,
    revision integer not null,
    created_ms integer not null,
    unique (shopper_id, key)
  )`,
  'create index if not exists delivery_subscriptions_of_shopper on delivery_subscriptions (shopper_id, created_ms)',
  'create index if not exists delivery_subscriptions_due on delivery_subscriptions (due_ms)',
  `create table if not exists subscription_charges (
    id text not null primary key,
    subscription_id text not null,
    shopper_id text not null,
    stands_for text unique,
    from_on text not null,
    instrument_id text not null,
    amount_cents integer not null,
    state text not null,
    reason text,
    created_ms integer not null,
    settled_ms integer
  )`,
  'create index if not exists subscription_charges_of on subscription_charges (subscription_id, created_ms)',
  'create index if not exists subscription_charges_by_state on subscription_charges (state, created_ms)',
  `create table if not exists subscription_savings (
    order_id text not null primary key,
    subscription_id text not null,
    shopper_id text not null,
    saved_cents integer not null
  )`,
  'create index if not exists subscription_savings_of on subscription_savings (subscription_id)',
];
