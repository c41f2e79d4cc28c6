export const fulfilment = [
  `create table if not exists shopper_fulfilments (
    shopper_id text primary key,
    facts text not null,
    changed_ms integer not null
  )`,
  `create table if not exists slots (
    id text primary key,
    place text not null,
    starts_ms integer not null,
    capacity integer not null,
    taken integer not null,
    check (taken between 0 and capacity)
  )`,
  `create index if not exists slots_place on slots (place, starts_ms)`,
  `create table if not exists holds (
    shopper_id text primary key,
    reservation_id text not null,
    slot_id text not null,
    facts text not null,
    held_ms integer not null,
    held_until_ms integer not null
  )`,
  `create index if not exists holds_slot on holds (slot_id)`,
  `create index if not exists holds_until on holds (held_until_ms)`,
  `create table if not exists lapsed_holds (
    shopper_id text primary key,
    slot_id text not null,
    facts text not null,
    lapsed_ms integer not null
  )`,
  `create table if not exists slot_watches (
    shopper_id text not null,
    slot_id text not null,
    starts_ms integer not null,
    created_ms integer not null,
    primary key (shopper_id, slot_id)
  )`,
  `create index if not exists slot_watches_slot on slot_watches (slot_id)`,
  `create table if not exists pickup_points (
    id integer primary key,
    store_id integer not null,
    facts text not null
  )`,
];
