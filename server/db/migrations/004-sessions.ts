export const sessions = [
  `create table if not exists sessions (
    id_hash text primary key,
    created_ms integer not null,
    seen_ms integer not null,
    subject text,
    facts text not null
  )`,
  `create index if not exists sessions_seen on sessions (seen_ms)`,
  `create index if not exists sessions_subject on sessions (subject)`,
  `create table if not exists idempotency_keys (
    owner text not null,
    key text not null,
    request_hash text not null,
    status integer,
    answer text,
    created_ms integer not null,
    primary key (owner, key)
  )`,
  `create index if not exists idempotency_keys_created on idempotency_keys (created_ms)`,
];
