export const identities = [
  `create table if not exists identities (
    issuer text not null,
    subject text not null,
    account_id text not null,
    created_ms integer not null,
    primary key (issuer, subject)
  )`,
  `create unique index if not exists identities_account on identities (issuer, account_id)`,
];
