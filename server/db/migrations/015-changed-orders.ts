export const changedOrders = [
  `create table if not exists order_changes (
    shopper_id text not null primary key,
    order_id text not null unique,
    state text not null,
    facts text not null,
    payment_id text unique,
    began_ms integer not null
  )`,
  `create table if not exists order_saves (
    shopper_id text not null,
    key text not null,
    order_id text not null,
    request_hash text not null,
    state text not null,
    reason text,
    payment_id text,
    facts text not null,
    created_ms integer not null,
    primary key (shopper_id, key)
  )`,
  'create index if not exists order_saves_of_payment on order_saves (payment_id)',
  `create table if not exists refunds (
    id text not null primary key,
    order_id text not null,
    shopper_id text not null,
    payment_id text not null,
    amount_cents integer not null,
    sku text,
    state text not null,
    created_ms integer not null,
    settled_ms integer
  )`,
  'create index if not exists refunds_of_order on refunds (order_id)',
  'create index if not exists refunds_by_state on refunds (state, created_ms)',
  `create table if not exists order_events (
    order_id text not null,
    nth integer not null,
    happening text not null,
    at_ms integer not null,
    primary key (order_id, nth)
  )`,
];
