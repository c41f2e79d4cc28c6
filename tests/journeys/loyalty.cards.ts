import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import type { RunningStore } from '../browser/serve.ts';

const flags = ['EnableRewardMessages', 'EnableBoostOffersV3', 'EnableBoostOffersCountV2'];

function written(store: RunningStore, work: (book: DatabaseSync) => void): void {
  const book = new DatabaseSync(join(store.dataDir, 'store.db'), { timeout: 5_000 });
  work(book);
  book.close();
}

/** The flags of loyalty are set as an operator would, all on or all off. */
export function setLoyaltyFlags(store: RunningStore, isOn: boolean): void {
  written(store, (book) => {
    for (const name of flags)
      book
        .prepare('insert into flags values (?, ?) on conflict (name) do update set is_on = excluded.is_on')
        .run(name, isOn ? 1 : 0);
  });
}

let made = 0;
/** A Onecard that nobody has joined, with its number as it is printed. */
export function freshCard(store: RunningStore): string {
  const number = withCheckDigit(String(943_000_000_000 + ++made));
  written(store, (book) => book.prepare('insert into onecards (number, is_primary) values (?, 1)').run(number));
  return number;
}
