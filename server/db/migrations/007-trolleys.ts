export const trolleys = [
  `create table if not exists trolley_lines (
    shopper_id text not null,
    sku text not null,
    pricing_unit text not null,
    amount integer not null,
    source text not null,
    added_ms integer not null,
    changed_ms integer not null,
    primary key (shopper_id, sku)
  )`,
  `create table if not exists shopper_notes (
    shopper_id text not null,
    sku text not null,
    note text not null,
    changed_ms integer not null,
    primary key (shopper_id, sku)
  )`,
];
