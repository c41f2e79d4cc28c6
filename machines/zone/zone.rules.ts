import { unknownCodeOf, zoneOf } from '#services/fulfilment/zone.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { Dismissed, ZoneContext, ZoneTerms } from './zone.types.ts';

export const termsOf = (fulfilment: Fulfilment | null): ZoneTerms | null =>
  fulfilment && {
    method: fulfilment.method,
    isAddressInDeliveryZone: fulfilment.isAddressInDeliveryZone,
    perishableCode: fulfilment.perishableCode,
    place: `${fulfilment.addressId ?? ''}/${fulfilment.suburbId ?? ''}`,
  };

export const dismissedBy = ({ terms }: ZoneContext): Dismissed | null =>
  terms && { place: terms.place, zone: zoneOf(terms) };

/** It stays away until the address, or what may be brought there, is another; picking up in between changes neither. */
export function dismissedAfter(dismissed: Dismissed | null, terms: ZoneTerms | null): Dismissed | null {
  if (dismissed === null || terms === null || terms.method === 'Pickup') return dismissed;
  return terms.place === dismissed.place && zoneOf(terms) === dismissed.zone ? dismissed : null;
}

export const unknownIn = (terms: ZoneTerms | null): string | null => terms && unknownCodeOf(terms);
