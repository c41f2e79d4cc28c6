import type { SnapshotFrom } from 'xstate';
import { type Zone, zoneOf } from '#services/fulfilment/zone.rules.ts';
import type { zoneMachine } from './zone.machine.ts';

type ZoneSnapshot = SnapshotFrom<typeof zoneMachine>;

export const zoneIn = ({ context: { terms } }: ZoneSnapshot): Zone => (terms ? zoneOf(terms) : 'normal');

/** The zone whose alert stands on the page; null when none does. */
export const alertIn = (zone: ZoneSnapshot): Exclude<Zone, 'normal'> | null => {
  const now = zoneIn(zone);
  return now !== 'normal' && zone.hasTag('shown') ? now : null;
};

/** Another address is being answered: what is shown is of the one before. */
export const isBusy = (zone: ZoneSnapshot): boolean => zone.hasTag('busy');

/** A code that the store said and nobody knows. */
export const reportedIn = (zone: ZoneSnapshot): string | null => zone.context.reported;
