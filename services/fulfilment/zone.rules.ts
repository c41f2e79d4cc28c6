import { type PerishableCode, perishableCodes } from './fulfilment.words.ts';

/** What may be brought to an address. */
export const zones = ['normal', 'limited', 'dryGoods', 'outOfZone'] as const;
export type Zone = (typeof zones)[number];

/** What the store says of an address. Any code may come: other stores know more of them than we do. */
export type Zoned = { readonly isAddressInDeliveryZone: boolean; readonly perishableCode: string | null };

const isKnown = (code: string): code is PerishableCode => (perishableCodes as readonly string[]).includes(code);
const zoneOfCode = { P: 'normal', L: 'limited', N: 'dryGoods' } as const satisfies Record<PerishableCode, Zone>;

/** Where no van goes, no code says more. No code, and one that nobody knows, is an ordinary address. */
export function zoneOf({ isAddressInDeliveryZone, perishableCode }: Zoned): Zone {
  if (!isAddressInDeliveryZone) return 'outOfZone';
  return perishableCode !== null && isKnown(perishableCode) ? zoneOfCode[perishableCode] : 'normal';
}

/** A code that the store may not say; null when it is one of ours, or none. */
export const unknownCodeOf = ({ perishableCode }: Zoned): string | null =>
  perishableCode === null || isKnown(perishableCode) ? null : perishableCode;
