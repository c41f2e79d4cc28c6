import type * as v from 'valibot';
import type { PickupAddress, PickupAreas } from '#services/fulfilment/choice.contract.ts';

const byName = new Intl.Collator('en-NZ').compare;
const northOf = (places: readonly PickupAddress[]): number =>
  places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length;

/** The regions of these places, the northernmost first; in each, its places by their names. */
export const pickupAreasOf = (places: readonly PickupAddress[]): v.InferOutput<typeof PickupAreas>['areas'] =>
  [...Map.groupBy(places, ({ region }) => region)]
    .sort(([, some], [, others]) => northOf(others) - northOf(some))
    .map(([name, some]) => ({
      name,
      pickupAddressIds: some.toSorted((one, other) => byName(one.name, other.name)).map(({ id }) => id),
    }));
