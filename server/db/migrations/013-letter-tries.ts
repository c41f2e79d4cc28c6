export const letterTries = [
  `create table if not exists letter_tries (
    letter_id text not null primary key,
    unknown integer not null,
    since_ms integer not null
  )`,
  'create index if not exists letters_due_unsent on letters_due (sent_ms, created_ms)',
];
