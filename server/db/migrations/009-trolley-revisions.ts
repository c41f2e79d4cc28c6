export const trolleyRevisions = [
  `create table if not exists trolleys (
    shopper_id text not null primary key,
    revision integer not null,
    changed_ms integer not null
  )`,
];
