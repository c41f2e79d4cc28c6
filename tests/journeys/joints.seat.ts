import type { Page } from 'playwright-core';
import type { Browser } from 'playwright-core';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { ClockedStore } from '../browser/clocked-store.ts';
import type { Person } from '../browser/people.ts';
import type { RunningStore } from '../browser/serve.ts';
import { seatOf } from './who.ts';

export type JourneySeat = { readonly store: RunningStore; readonly person: Person; readonly browser?: Browser };

/** The store and the browser of a journey that goes from one area to the next. */
export function rigOf(page: Page): { readonly store: ClockedStore; readonly browser: Browser } {
  const { store, browser = page.context().browser() } = seatOf(page);
  if (browser === null || !('forward' in store))
    throw new Error('A journey of several areas is played at its own store.');
  return { store: store as ClockedStore, browser };
}

type Listed = { readonly products: { readonly items: readonly ProductWire[] } };
/** A product that has a member price and a multibuy at once. */
export async function codeOfDual({ origin }: RunningStore): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/products?target=specials&discount=MultiBuy&size=120`);
  const found = ((await answer.json()) as Listed).products.items.find(({ price }) => price.memberPrice !== undefined);
  if (!found) throw new Error('The store has no product with two offers.');
  return found.sku;
}
