export const trolleyAndLists = [
  `create table if not exists trolley_line_terms (
    shopper_id text not null,
    sku text not null,
    agreed_cents integer,
    allow_substitutes integer not null,
    primary key (shopper_id, sku)
  )`,
  `create table if not exists trolley_choices (
    shopper_id text not null primary key,
    facts text not null,
    changed_ms integer not null
  )`,
  `create table if not exists sample_responses (
    shopper_id text not null,
    sample_id text not null,
    action_taken text not null,
    changed_ms integer not null,
    primary key (shopper_id, sample_id)
  )`,
  `create table if not exists shopping_list_items (
    shopper_id text not null,
    item text not null,
    facts text not null,
    added_ms integer not null,
    position integer not null,
    primary key (shopper_id, item)
  )`,
  `create table if not exists saved_lists (
    shopper_id text not null,
    id text not null,
    name text not null,
    folded_name text not null,
    items text not null,
    created_ms integer not null,
    changed_ms integer not null,
    primary key (shopper_id, id),
    unique (shopper_id, folded_name)
  )`,
  `create table if not exists list_shares (
    token_hash text not null primary key,
    shopper_id text not null,
    list_id text not null,
    created_ms integer not null,
    unique (shopper_id, list_id)
  )`,
  `create table if not exists favourites (
    shopper_id text not null,
    sku text not null,
    added_ms integer not null,
    primary key (shopper_id, sku)
  )`,
];
