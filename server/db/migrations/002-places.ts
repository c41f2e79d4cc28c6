export const places = [
  `create table if not exists stores (
    id integer primary key,
    position integer not null,
    name text not null,
    facts text not null
  )`,
  `create table if not exists suburbs (
    id integer primary key,
    name text not null,
    folded text not null,
    facts text not null
  )`,
  `create index if not exists suburbs_folded on suburbs (folded, id)`,
  `create table if not exists addresses (
    id integer primary key,
    suburb_id integer not null references suburbs (id),
    folded text not null,
    folded_road text not null,
    facts text not null
  )`,
  `create index if not exists addresses_folded on addresses (folded, id)`,
  `create index if not exists addresses_road on addresses (folded_road, id)`,
];
