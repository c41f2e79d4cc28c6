import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { heldPlaceOf, reclaim, release, slotsToReclaim } from '../db/repositories/holds.ts';
import { placeOf } from './slot-place.ts';
import type { Terms } from './terms.ts';

/** Lets go of whatever a shopper holds and says of which slot; null when they hold nothing. */
export const releaseHold = (
  trx: Transaction,
  { clock }: Pick<StoreWorld, 'clock'>,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<string | null> => release(trx, accountId, clock.nowMs());

/** Lets go of a slot that is not one of where the shopper shops from now on, and says which; null when it may stay. */
export async function releaseIfElsewhere(
  trx: Transaction,
  world: Pick<StoreWorld, 'clock' | 'places'>,
  person: Person | null,
  terms: Terms,
): Promise<string | null> {
  if (!person?.shopper) return null;
  const place = await heldPlaceOf(trx, person.accountId);
  if (place === null || place === placeOf(world.places, terms)?.key) return null;
  return releaseHold(trx, world, person);
}

/** Takes back what nobody holds any more, a slot at a time, and says in which slots a place came free. */
export async function reclaimExpired({
  db,
  clock,
}: Pick<StoreWorld, 'db'> & { readonly clock: Pick<StoreWorld['clock'], 'nowMs'> }): Promise<readonly string[]> {
  const freed: string[] = [];
  for (const slotId of await slotsToReclaim(db.read, clock.nowMs()))
    if ((await db.transaction((trx) => reclaim(trx, slotId, clock.nowMs()))) > 0) freed.push(slotId);
  return freed;
}
