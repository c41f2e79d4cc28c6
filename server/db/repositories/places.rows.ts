import type { AddressFacts } from '#fixtures/addresses.ts';
import type { PickupPointFacts } from '#fixtures/pickup-points.ts';
import type { StoreFacts } from '#fixtures/stores.ts';
import type { SuburbFacts } from '#fixtures/suburbs.ts';
import { fold } from '../../catalogue/search/fold.ts';
import type { Schema } from '../schema.ts';

export const storeRowOf = (store: StoreFacts, position: number): Schema['stores'] => ({
  id: store.id,
  position,
  name: store.name,
  facts: JSON.stringify(store),
});

export const suburbRowOf = (suburb: SuburbFacts): Schema['suburbs'] => ({
  id: suburb.id,
  name: suburb.name,
  folded: fold(suburb.name),
  facts: JSON.stringify(suburb),
});

export const pickupPointRowOf = (point: PickupPointFacts): Schema['pickup_points'] => ({
  id: point.id,
  store_id: point.storeId,
  facts: JSON.stringify(point),
});

const houseNumber = /^[\d/]+[a-z]?\s+/i;

export const addressRowOf = (address: AddressFacts): Schema['addresses'] => ({
  id: address.id,
  suburb_id: address.suburbId,
  folded: fold(address.label),
  folded_road: fold(address.label.replace(houseNumber, '')),
  facts: JSON.stringify(address),
});
