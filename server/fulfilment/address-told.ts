import type { ShopperAddress } from '#services/address/address.contract.ts';
import { addressLabel, streetOf } from '#services/address/street.rules.ts';
import { zoneOf } from '#services/fulfilment/zone.rules.ts';
import type { KeptAddress } from '../db/repositories/shopper-addresses.ts';
import type { Places } from './places.ts';

type Where = Pick<KeptAddress, 'street' | 'suburbId' | 'ruralDelivery'>;

/** Where an address lies; a suburb that is not there any more is told without a name. */
function wholeOf(places: Places, { street, suburbId, ruralDelivery }: Where) {
  const { name: suburb = '', town = '', postcode = '' } = places.suburb(suburbId) ?? {};
  return { street, suburb, town, postcode, ruralDelivery };
}

export const addressLabelOf = (places: Places, kept: Where): string => addressLabel(wholeOf(places, kept));

/** What may be brought to a suburb, where that is not everything. Where a suburb is no longer known, nobody can tell. */
function zoneTold(places: Places, suburbId: number): Pick<ShopperAddress, 'zone'> {
  const suburb = places.suburb(suburbId);
  if (!suburb) return {};
  const zone = zoneOf({ isAddressInDeliveryZone: suburb.isInZone, perishableCode: suburb.perishableCode });
  return zone === 'normal' ? {} : { zone };
}

/** A shopper's addresses as they are told, the primary one first. */
export const addressesTold = (places: Places, primaryFirst: readonly KeptAddress[]): ShopperAddress[] =>
  primaryFirst.map((kept, position) => {
    const { street, ...whole } = wholeOf(places, kept);
    return {
      id: kept.id,
      ...streetOf(street),
      ...whole,
      suburbId: kept.suburbId,
      ...zoneTold(places, kept.suburbId),
      isPrimary: position === 0,
      label: addressLabel({ street, ...whole }),
    };
  });
