import type { Log } from '../log.ts';
import type { LocalStore } from '../storage/local-store.ts';
import { afterSignOut, oldTokenKey, tabKeysThatStay } from '../storage/sign-out.rules.ts';
import type { StoredKey } from '../storage/stored-keys.rules.ts';
import type { Shopper } from './session.contract.ts';

type Area = Pick<Storage, 'key' | 'length' | 'removeItem'>;

/** Writes down whose browser this is now. Whether it was kept can be read again. */
export function keepShopper(store: LocalStore, shopper: Shopper): void {
  if (shopper.shopperScvId !== null) store.write('scvId', shopper.shopperScvId);
  store.write('orderCount', shopper.orderCount);
  store.write('hasActiveDeliverySubscription', shopper.hasActiveDeliverySubscription);
}

/** Takes everything of a shopper out of this browser and this tab. */
export function forgetShopper(store: LocalStore, tab: () => Area, log: Log): void {
  for (const [key, fate] of Object.entries(afterSignOut)) if (fate === 'goes') store.remove(key as StoredKey);
  try {
    const area = tab();
    const keys = Array.from({ length: area.length }, (_, at) => area.key(at));
    for (const key of keys) if (key !== null && !tabKeysThatStay.includes(key)) area.removeItem(key);
  } catch {
    log.error('Session storage failure: what this tab remembered could not be taken away.');
  }
}

/** An identity token of an older day is no use to anybody but a thief. */
export function removeOldToken(area: () => Pick<Storage, 'removeItem'>): void {
  try {
    area().removeItem(oldTokenKey);
  } catch {
    // A browser that refuses storage holds no token either.
  }
}
