export const signIn = [
  `create table if not exists sign_ins (
    id_hash text primary key,
    state_hash text not null,
    facts text not null,
    expires_ms integer not null
  )`,
  `create table if not exists oidc_payloads (
    kind text not null,
    id text not null,
    payload text not null,
    uid text,
    grant_id text,
    consumed_ms integer,
    expires_ms integer,
    primary key (kind, id)
  )`,
  `create index if not exists oidc_payloads_uid on oidc_payloads (uid)`,
  `create index if not exists oidc_payloads_grant on oidc_payloads (grant_id)`,
];
