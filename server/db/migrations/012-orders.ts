export const orders = [
  `create table if not exists active_orders (
    shopper_id text not null primary key,
    facts text not null,
    changed_ms integer not null
  )`,
  `create table if not exists orders (
    id text not null primary key,
    shopper_id text not null,
    number text not null unique,
    key text not null,
    state text not null,
    pending_of text unique,
    slot_id text not null,
    starts_ms integer not null,
    total_cents integer not null,
    facts text not null,
    revision integer not null,
    created_ms integer not null,
    placed_ms integer,
    unique (shopper_id, key)
  )`,
  'create index if not exists orders_of_shopper on orders (shopper_id, created_ms)',
  `create table if not exists payments (
    id text not null primary key,
    order_id text not null,
    shopper_id text not null,
    instrument_id text not null,
    amount_cents integer not null,
    state text not null,
    reason text,
    created_ms integer not null,
    settled_ms integer
  )`,
  'create index if not exists payments_of_order on payments (order_id)',
  'create index if not exists payments_by_state on payments (state, created_ms)',
  `create table if not exists coupons (
    code text not null primary key,
    facts text not null,
    most_uses integer not null,
    uses integer not null check (uses between 0 and most_uses)
  )`,
  `create table if not exists coupon_uses (
    code text not null,
    shopper_id text not null,
    nth integer not null,
    order_id text not null,
    primary key (code, shopper_id, nth)
  )`,
  `create table if not exists card_captures (
    instrument_id text not null primary key,
    shopper_id text not null,
    created_ms integer not null
  )`,
  'create index if not exists card_captures_of_shopper on card_captures (shopper_id, created_ms)',
  `create table if not exists letters_due (
    id text not null primary key,
    kind text not null,
    shopper_id text not null,
    order_id text not null,
    created_ms integer not null,
    sent_ms integer
  )`,
];
