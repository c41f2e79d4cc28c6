import { pickupPoints } from '#fixtures/pickup-points.ts';
import { stores } from '#fixtures/stores.ts';
import { type SuburbFacts, suburbs } from '#fixtures/suburbs.ts';
import { ofPoint, ofStore, type Places } from '#server/fulfilment/places.ts';
import { placeOf, type SlotPlace } from '#server/fulfilment/slot-place.ts';
import { type Terms, termsOfChoice } from '#server/fulfilment/terms.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';

const pickupAddresses = [...stores.map(ofStore), ...pickupPoints.map(ofPoint)];

/** Every place of the fixtures, without a database. */
export const places: Places = {
  store: (id) => stores.find((store) => store.id === id) ?? null,
  suburb: (id) => suburbs.find((suburb) => suburb.id === id) ?? null,
  pickupAddress: (id) => pickupAddresses.find((address) => address.id === id) ?? null,
  pickupAddresses,
};

const catalogue = { view: { defaultStoreId: 1 } } as Parameters<typeof termsOfChoice>[0]['catalogue'];

export const suburbCalled = (name: string): SuburbFacts => {
  const suburb = suburbs.find((one) => one.name === name);
  if (!suburb) throw new Error(`There is no ${name}.`);
  return suburb;
};
export const deliveredTo = (suburb: SuburbFacts): Terms => termsOfChoice({ places, catalogue }, unchosen(suburb.id));
export const pickedUpAt = (pickupAddressId: number, pickupType: PickupType): Terms =>
  termsOfChoice({ places, catalogue }, { ...unchosen(null), method: 'Pickup', pickupAddressId, pickupType });

const placeIn = (terms: Terms): SlotPlace => {
  const place = placeOf(places, terms);
  if (!place) throw new Error('There are no slots.');
  return place;
};
export const areaOf = (name: string): SlotPlace => placeIn(deliveredTo(suburbCalled(name)));
export const pickupOf = (addressId: number, type: PickupType): SlotPlace => placeIn(pickedUpAt(addressId, type));

/** Every place that has slots. */
export const allPlaces: readonly SlotPlace[] = [
  ...suburbs.filter(({ isInZone }) => isInZone).map((suburb) => placeIn(deliveredTo(suburb))),
  ...pickupAddresses.flatMap(({ id, pickupTypes }) => pickupTypes.map((type) => pickupOf(id, type))),
];
