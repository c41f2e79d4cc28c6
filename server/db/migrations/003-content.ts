export const content = [
  `create table if not exists content_pages (
    slug text primary key,
    facts text not null
  )`,
  `create table if not exists meta_tags (
    path text primary key,
    facts text not null
  )`,
  `create table if not exists flags (
    name text primary key,
    is_on integer not null check (is_on in (0, 1))
  )`,
  `create table if not exists settings (
    name text primary key,
    facts text not null
  )`,
];
