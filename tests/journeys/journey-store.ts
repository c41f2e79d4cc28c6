import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser } from 'playwright-core';
import { type ClockedStore, clockedStore } from '../browser/clocked-store.ts';

/** Where journeys are played: a store and a browser. */
export type Rig = { readonly store: ClockedStore; readonly browser: Browser };

const flags = ['MealPlanning', 'EnableRewardMessages', 'EnableBoostOffersV3', 'EnableBoostOffersCountV2'];

/** Whoever waits for a bank or a letter waits twenty times as long, unless the clock is moved: so a test sees it wait. */
const env = { TRUST_PROXY: '1', CLOCK_SLOWNESS: '20' };

/**
 * One kind of store for every journey, so that a shopper can go from one area on to the next: its clock can be moved,
 * everything that an operator can switch on is on, and an address may force an experiment. It stands in the folder
 * that is given, or in one of its own.
 */
export async function journeyStore(dataDir?: string): Promise<ClockedStore> {
  const store = await clockedStore({ env: { ...env, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) } });
  const book = new DatabaseSync(join(store.dataDir, 'store.db'), { timeout: 5_000 });
  const set = book.prepare('insert into flags values (?, 1) on conflict (name) do update set is_on = 1');
  for (const name of flags) set.run(name);
  book.exec(
    `update settings set facts = json_set(facts, '$.allowForcedVariations', json('true')) where name = 'settings'`,
  );
  book.close();
  return store;
}
