import { PickupAddresses, PickupAreas } from '#services/fulfilment/choice.contract.ts';
import { pickupAreasOf } from '../fulfilment/pickup-areas.ts';
import { operation } from './operation.ts';

const tag = 'fulfilment';

export const pickupOperations = [
  operation({
    endpoint: 'pickupAddresses',
    tag,
    summary: 'Every place where orders are picked up: the stores, and the points that stores bring them to.',
    answer: PickupAddresses,
    handle: ({ world: { places } }) => ({ pickupAddresses: [...places.pickupAddresses] }),
  }),
  operation({
    endpoint: 'pickupAreas',
    tag,
    summary: 'The regions from north to south, with the places to pick up in each by their names.',
    answer: PickupAreas,
    handle: ({ world: { places } }) => ({ areas: pickupAreasOf(places.pickupAddresses) }),
  }),
];
