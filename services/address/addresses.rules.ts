import { problemWords } from '../shopper/shopper.words.ts';
import type { AddressPayload, ShopperAddress } from './address.contract.ts';
import { isSameText } from './place.rules.ts';
import { readRound } from './round.rules.ts';
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

/** What was typed into the form of an address, by the name of its field. */
export type AddressTyped = Readonly<Record<string, string>>;
const longestStreet = 120;

/** Everything that is wrong with it, in words, by the name of its field and in the order of the form. */
export function addressProblems(typed: AddressTyped): Readonly<Record<string, string>> {
  const street = (typed['street'] ?? '').trim();
  const found = {
    suburbId: /^[1-9]\d*$/.test(typed['suburbId'] ?? '') ? null : problemWords.suburbMissing,
    street:
      street === '' ? problemWords.streetMissing : [...street].length > longestStreet ? problemWords.streetLong : null,
    ruralDelivery: 'problem' in readRound(typed['ruralDelivery'] ?? '') ? problemWords.ruralForm : null,
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, words]) => (words === null ? [] : [[name, words]])));
}

/** What is typed as the store takes it, where nothing is wrong with it. */
export function addressOf(typed: AddressTyped): AddressPayload {
  const read = readRound(typed['ruralDelivery'] ?? '');
  return {
    street: (typed['street'] ?? '').trim(),
    suburbId: Number(typed['suburbId'] ?? 0),
    ruralDelivery: 'round' in read ? read.round : null,
  };
}
