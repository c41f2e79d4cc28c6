import type { PickupPointFacts } from '#fixtures/pickup-points.ts';
import type { StoreFacts } from '#fixtures/stores.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { Reader } from '../db/database.ts';
import { allPickupPoints, allStores, allSuburbs } from '../db/repositories/places.ts';

/** Where the store delivers and where orders are picked up, in the memory of the process: it changes with a new start. */
export interface Places {
  store(id: number): StoreFacts | null;
  suburb(id: number): SuburbFacts | null;
  pickupAddress(id: number): PickupAddress | null;
  readonly pickupAddresses: readonly PickupAddress[];
}

export const ofStore = (store: StoreFacts): PickupAddress => ({
  id: store.id,
  kind: 'store',
  name: store.name,
  address: store.address,
  suburb: store.suburb,
  town: store.town,
  region: store.region,
  postcode: store.postcode,
  latitude: store.latitude,
  longitude: store.longitude,
  fulfilmentStoreId: store.id,
  pickupTypes: [...store.pickupKinds],
  isExpress: store.isExpress,
  instructions: null,
});

export const ofPoint = ({ storeId, pickupKinds, ...point }: PickupPointFacts): PickupAddress => ({
  ...point,
  kind: 'point',
  fulfilmentStoreId: storeId,
  pickupTypes: [...pickupKinds],
  isExpress: false,
});

const byId = <T extends { readonly id: number }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]));

export async function readPlaces(db: Reader): Promise<Places> {
  const stores = await allStores(db);
  const points = await allPickupPoints(db);
  const [storeMap, suburbMap] = [byId(stores), byId(await allSuburbs(db))];
  const pickupAddresses = [...stores.map(ofStore), ...points.map(ofPoint)];
  const pickupMap = byId(pickupAddresses);
  return {
    store: (id) => storeMap.get(id) ?? null,
    suburb: (id) => suburbMap.get(id) ?? null,
    pickupAddress: (id) => pickupMap.get(id) ?? null,
    pickupAddresses,
  };
}
