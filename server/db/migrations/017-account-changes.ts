export const accountChanges = [
  `create table if not exists shopper_phones (
    shopper_id text not null primary key,
    other_phone text
  )`,
];
