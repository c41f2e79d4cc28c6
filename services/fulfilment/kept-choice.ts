import type { Fulfilment } from '../session/session.contract.ts';
import type { LocalStore } from '../storage/local-store.ts';
import type { FulfilmentWish } from './change.rules.ts';

type Store = Pick<LocalStore, 'read' | 'write' | 'remove'>;
const nothingChosen = ({ suburbId, pickupAddressId }: Fulfilment): boolean =>
  suburbId === null && pickupAddressId === null;

/** Remembers how and where a signed-in visitor shops. Terms on which nothing is chosen overwrite nothing. */
export function keepChoice(store: Store, fulfilment: Fulfilment): void {
  if (nothingChosen(fulfilment)) return;
  const { method, suburbId, pickupAddressId } = fulfilment;
  store.write('fulfilmentMethod', method);
  if (suburbId === null) store.remove('fulfilmentSuburbId');
  else store.write('fulfilmentSuburbId', suburbId);
  if (pickupAddressId === null) store.remove('fulfilmentPickupAddressId');
  else store.write('fulfilmentPickupAddressId', pickupAddressId);
}

/** What to ask the store for when its terms say nothing and this browser remembers; null when there is nothing to ask. */
export function wishFromKept(store: Store, fulfilment: Fulfilment): FulfilmentWish | null {
  if (!nothingChosen(fulfilment)) return null;
  const [suburbId, addressId] = [store.read('fulfilmentSuburbId'), store.read('fulfilmentPickupAddressId')];
  const isPickedUp = store.read('fulfilmentMethod') === 'Pickup';
  if (addressId !== undefined && (isPickedUp || suburbId === undefined))
    return { type: 'pickup.choose', addressId, pickupType: null };
  return suburbId === undefined ? null : { type: 'suburb.choose', suburbId };
}
