import { type Zone, type Zoned, zoneOf } from '../fulfilment/zone.rules.ts';
import type { Eligibility } from './delivery-saver.words.ts';

/** Limited perishables count as eligible: only where nothing fresh is brought is a pass not sold. */
const ofZone = {
  normal: 'eligible',
  limited: 'eligible',
  dryGoods: 'nonPerishable',
  outOfZone: 'nonServiced',
} as const satisfies Record<Zone, Eligibility>;

/** What an address comes to: a function of its zone and of nothing else. */
export const eligibilityOf = (zoned: Zoned): Eligibility => ofZone[zoneOf(zoned)];

/** What is said where the operator says nothing. */
const plainly: Readonly<Record<Eligibility | 'unknown', string>> = {
  eligible: 'Delivery Saver is available at this address.',
  nonPerishable: 'Only dry goods are delivered to this address, so Delivery Saver is not available here.',
  nonServiced: 'We do not deliver to this address, so Delivery Saver is not available here.',
  unknown: 'Tell us where you would like your groceries delivered.',
};

/** The operator's words, or ours; without an address, what is asked for. */
export const eligibilityMessage = (
  eligibility: Eligibility | null,
  messages: Readonly<Record<string, string>>,
): string => {
  const about = eligibility ?? 'unknown';
  return messages[about]?.trim() || plainly[about];
};
