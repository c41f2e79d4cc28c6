export const loyalty = [
  `create table if not exists loyalty_accounts (
    shopper_id text not null primary key,
    points integer not null check (points >= 0),
    movements integer not null,
    rewards_made integer not null,
    reward_cents integer not null check (reward_cents >= 0),
    preference text not null,
    joined_ms integer,
    changed_ms integer not null
  )`,
  `create table if not exists loyalty_movements (
    cause text not null primary key,
    shopper_id text not null,
    nth integer not null,
    points integer not null,
    told text not null,
    at_ms integer not null,
    unique (shopper_id, nth)
  )`,
  `create table if not exists loyalty_offers (
    shopper_id text not null,
    offer_id text not null,
    boosted_ms integer not null,
    used_ms integer,
    order_id text,
    primary key (shopper_id, offer_id)
  )`,
  `create table if not exists reward_messages (
    id text not null primary key,
    shopper_id text not null,
    cause text not null,
    nth integer not null,
    facts text not null,
    created_ms integer not null,
    deleted_ms integer,
    unique (shopper_id, cause)
  )`,
  `create table if not exists onecard_points (
    number text not null,
    nth integer not null,
    points integer not null,
    told text not null,
    at_ms integer not null,
    primary key (number, nth)
  )`,
];
