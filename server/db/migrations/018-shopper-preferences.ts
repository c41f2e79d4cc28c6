export const shopperPreferences = [
  `create table if not exists shopper_preferences (
    shopper_id text not null primary key,
    facts text not null,
    changed_ms integer not null
  )`,
];
