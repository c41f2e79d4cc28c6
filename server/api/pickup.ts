import * as v from 'valibot';
import { PickupAddresses, PickupAreas, PickupAvailability } from '#services/fulfilment/choice.contract.ts';
import { toInstant } from '#services/wire.ts';
import { pickupAreasOf } from '../fulfilment/pickup-areas.ts';
import { nextPickupMs } from '../fulfilment/pickup-availability.ts';
import { operation } from './operation.ts';
import { idInPath } from './path-ids.ts';
import { refusals } from './refusal.ts';

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
  operation({
    endpoint: 'pickupAvailability',
    tag,
    summary: 'When an order could be picked up next at a place, for each way to pick up there.',
    query: v.object({ addressId: idInPath }),
    answer: PickupAvailability,
    handle: async ({ world, query }) => {
      const place = world.places.pickupAddress(query.addressId);
      if (!place) throw refusals.invalid({ addressId: 'is not a place to pick up' });
      const availability = await Promise.all(
        place.pickupTypes.map(async (pickupType) => {
          const startMs = await nextPickupMs(world, place, pickupType);
          return { pickupType, nextStart: startMs === null ? null : toInstant(startMs) };
        }),
      );
      return { pickupAddressId: place.id, availability };
    },
  }),
];
