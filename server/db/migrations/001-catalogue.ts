export const catalogue = [
  `create table if not exists departments (
    id integer primary key,
    slug text not null unique,
    name text not null,
    position integer not null,
    image text not null,
    is_restricted integer not null check (is_restricted in (0, 1))
  )`,
  `create table if not exists aisles (
    id integer primary key,
    department_id integer not null references departments (id),
    slug text not null,
    name text not null,
    position integer not null,
    unique (department_id, slug)
  )`,
  `create table if not exists shelves (
    id integer primary key,
    aisle_id integer not null references aisles (id),
    slug text not null,
    name text not null,
    position integer not null,
    unique (aisle_id, slug)
  )`,
  `create table if not exists product_groups (
    id text primary key,
    title text not null,
    is_dynamic integer not null check (is_dynamic in (0, 1)),
    position integer not null
  )`,
  `create table if not exists products (
    sku text primary key,
    shelf_id integer not null references shelves (id),
    price_cents integer not null check (price_cents >= 0),
    sale_cents integer check (sale_cents >= 0),
    member_cents integer check (member_cents >= 0),
    unit_price_tenths integer not null check (unit_price_tenths >= 0),
    is_withdrawn integer not null check (is_withdrawn in (0, 1)),
    stock text not null,
    facts text not null
  )`,
  `create table if not exists catalogue_version (
    id integer primary key check (id = 1),
    version integer not null,
    lineage text not null,
    size integer not null,
    seed text not null
  )`,
];
