import type { AddressPayload, ShopperAddress } from '#services/address/address.contract.ts';
import { addressLabel, streetOf } from '#services/address/street.rules.ts';

/** One of a shopper's addresses, as the store tells it. */
export const addressTold = (id: number, street: string, isPrimary = false): ShopperAddress => {
  const place = { suburb: 'Karori', town: 'Wellington', postcode: '6012', ruralDelivery: null };
  return { id, ...streetOf(street), ...place, suburbId: 9, isPrimary, label: addressLabel({ street, ...place }) };
};
export const typed = (street: string): AddressPayload => ({ street, suburbId: 9, ruralDelivery: null });
