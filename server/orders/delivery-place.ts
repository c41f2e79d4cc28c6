import type { StoreWorld } from '../api/store-world.ts';
import type { Reader } from '../db/database.ts';
import { addressesOf, type KeptAddress } from '../db/repositories/shopper-addresses.ts';
import { addressLabelOf } from '../fulfilment/address-told.ts';
import type { Terms } from '../fulfilment/terms.ts';

/** The chosen address of a shopper, as they keep it now; null where none is chosen, or it lies somewhere else by now. */
export async function deliveryAddress(db: Reader, shopperId: string, terms: Terms): Promise<KeptAddress | null> {
  const { address } = terms.choice;
  if (terms.method !== 'Courier' || !address) return null;
  const kept = (await addressesOf(db, shopperId)).find(({ id }) => id === address.id);
  return kept && kept.suburbId === terms.suburb?.id ? kept : null;
}

/** Where it is brought to or picked up, on one line. */
export function placeText(
  { places }: Pick<StoreWorld, 'places'>,
  { method, suburb, pickup }: Terms,
  address: KeptAddress | null,
): string {
  if (method === 'Pickup') return pickup ? `${pickup.name}, ${pickup.address}` : '';
  return address ? addressLabelOf(places, address) : (suburb?.name ?? '');
}
