import { stores as open } from '#fixtures/stores.ts';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';

/** The stores of the fixtures as their service tells them. */
export const stores: readonly Store[] = open.map(({ pickupKinds, ...store }) => ({
  ...store,
  openingHours: [...store.openingHours],
  pickupTypes: [...pickupKinds],
}));

export const storeIn = (suburb: string): Store => {
  const found = stores.find((store) => store.suburb === suburb);
  if (!found) throw new Error(`There is no store in ${suburb}.`);
  return found;
};
