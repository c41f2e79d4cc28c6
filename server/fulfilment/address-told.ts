import type { ShopperAddress } from '#services/address/address.contract.ts';
import { addressLabel, streetOf } from '#services/address/street.rules.ts';
import type { KeptAddress } from '../db/repositories/shopper-addresses.ts';
import type { Places } from './places.ts';

type Where = Pick<KeptAddress, 'street' | 'suburbId' | 'ruralDelivery'>;

/** Where an address lies; a suburb that is not there any more is told without a name. */
function wholeOf(places: Places, { street, suburbId, ruralDelivery }: Where) {
  const { name: suburb = '', town = '', postcode = '' } = places.suburb(suburbId) ?? {};
  return { street, suburb, town, postcode, ruralDelivery };
}

export const addressLabelOf = (places: Places, kept: Where): string => addressLabel(wholeOf(places, kept));

/** A shopper's addresses as they are told, the primary one first. */
export const addressesTold = (places: Places, primaryFirst: readonly KeptAddress[]): ShopperAddress[] =>
  primaryFirst.map((kept, position) => {
    const { street, ...whole } = wholeOf(places, kept);
    return {
      id: kept.id,
      ...streetOf(street),
      ...whole,
      suburbId: kept.suburbId,
      isPrimary: position === 0,
      label: addressLabel({ street, ...whole }),
    };
  });
