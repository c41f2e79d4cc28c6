export const accounts = [
  `create table if not exists accounts (
    id text primary key,
    scv_id text not null unique,
    email text not null unique,
    email_written text not null,
    password_hash text,
    created_ms integer not null,
    password_changed_ms integer not null
  )`,
  `create table if not exists shoppers (
    account_id text primary key,
    first_name text not null,
    last_name text not null,
    birth_date text not null,
    phone text not null,
    suburb_id integer not null,
    onecard_number text,
    order_count integer not null,
    created_ms integer not null
  )`,
  `create table if not exists shopper_addresses (
    shopper_id text not null,
    id integer not null,
    facts text not null,
    created_ms integer not null,
    primary key (shopper_id, id)
  )`,
  `create table if not exists letters_sent (
    secret_hash text primary key,
    kind text not null,
    email text not null,
    facts text not null,
    tries integer not null,
    expires_ms integer not null
  )`,
  `create index if not exists letters_sent_email on letters_sent (email)`,
  `create table if not exists rate_limits (
    key text primary key,
    spent integer not null,
    since_ms integer not null
  )`,
  `create table if not exists onecards (
    number text primary key,
    is_primary integer not null,
    token_hash text unique,
    token_expires_ms integer,
    account_id text
  )`,
];
