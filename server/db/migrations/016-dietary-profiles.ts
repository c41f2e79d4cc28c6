export const dietaryProfiles = [
  `create table if not exists dietary_profiles (
    shopper_id text not null primary key,
    facts text not null,
    changed_ms integer not null
  )`,
];
