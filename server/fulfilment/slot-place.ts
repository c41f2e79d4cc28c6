import type { PerishableCode, PickupType } from '#services/fulfilment/fulfilment.words.ts';
import type { Hours } from '#services/fulfilment/hours.rules.ts';
import type { Places } from './places.ts';
import type { Terms } from './terms.ts';

/** Whose slots they are: a delivery area, or one way to pick up at one address. The plan needs no more than this. */
export type SlotPlace = {
  /** Says all that the plan depends on: suburbs of one area with other goods or vans are driven to on other rounds. */
  readonly key: string;
  readonly storeId: number;
  readonly areaId: number | null;
  readonly goods: PerishableCode;
  /** In one of the large towns, where vans pass at any hour. */
  readonly isCity: boolean;
  /** Round the corner of the store. */
  readonly isNear: boolean;
  readonly isExpress: boolean;
  readonly pickupType: PickupType | null;
  /** Orders are brought there from the store. */
  readonly isPoint: boolean;
  readonly hours: readonly Hours[];
};

const cities = new Set(['Auckland', 'Hamilton', 'Tauranga', 'Wellington', 'Lower Hutt', 'Christchurch', 'Dunedin']);
const lockers: readonly PickupType[] = ['ELocker', 'Locker'];

export const isLocker = (type: PickupType): boolean => lockers.includes(type);

/** What has to be chosen before there can be slots; null when there can. */
export const needsOf = ({
  method,
  suburb,
  pickup,
  isServed,
}: Terms): 'suburb' | 'pickupAddress' | 'otherAddress' | null =>
  method === 'Pickup' ? (pickup ? null : 'pickupAddress') : !suburb ? 'suburb' : isServed ? null : 'otherAddress';

/** Where the groceries go; null until that is chosen, and for where no van goes. */
export function placeOf(places: Places, terms: Terms): SlotPlace | null {
  if (needsOf(terms) !== null) return null;
  const store = places.store(terms.storeId);
  const hours = store?.openingHours ?? [];
  const { storeId, suburb, pickup, choice } = terms;
  if (terms.method === 'Pickup' && pickup) {
    const [first = 'InStore'] = pickup.pickupTypes;
    const type = pickup.pickupTypes.find((one) => one === choice.pickupType) ?? first;
    return {
      key: `p${pickup.id}-${type.toLowerCase()}`,
      storeId,
      areaId: null,
      goods: 'P',
      isCity: false,
      isNear: true,
      isExpress: pickup.isExpress && !isLocker(type),
      pickupType: type,
      isPoint: pickup.kind === 'point',
      hours,
    };
  }
  if (!suburb) return null;
  const { areaId, perishableCode: goods, town } = suburb;
  const isCity = goods === 'P' && cities.has(town) && town === (store?.town ?? town);
  return {
    key: `a${areaId}${isCity ? 'c' : goods === 'P' ? '' : goods.toLowerCase()}`,
    storeId,
    areaId,
    goods,
    isCity,
    isNear: areaId % 10 === 0,
    isExpress: isCity && store?.isExpress === true,
    pickupType: null,
    isPoint: false,
    hours,
  };
}

/** Where the groceries go, in a word or two. */
export const placeNameOf = ({ method, suburb, pickup }: Terms): string | null =>
  (method === 'Pickup' ? pickup?.name : suburb?.name) ?? null;
