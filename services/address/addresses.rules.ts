import type { AddressPayload, ShopperAddress } from './address.contract.ts';
import { isSameText } from './place.rules.ts';
import { streetText } from './street.rules.ts';

/** The fields of the form for an address, as the store calls them. */
export const addressFields = ['suburbId', 'street', 'ruralDelivery'] as const;

export const primaryFirst = (addresses: readonly ShopperAddress[]): readonly ShopperAddress[] =>
  addresses.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));

/** The address of a list that was sent as this; the newest where several are the same. */
export const foundIn = (addresses: readonly ShopperAddress[], sent: AddressPayload): ShopperAddress | null =>
  addresses
    .filter((one) => one.suburbId === sent.suburbId && isSameText(streetText(one), sent.street))
    .toSorted((one, other) => other.id - one.id)[0] ?? null;

export const payloadOf = ({ street, suburbId, ruralDelivery }: AddressPayload): AddressPayload => ({
  street,
  suburbId,
  ruralDelivery,
});
