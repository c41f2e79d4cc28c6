import type { SnapshotFrom } from 'xstate';
import type { PlaceOption } from '#services/address/place.rules.ts';
import type { addressFinderMachine } from './address-finder.machine.ts';

type AddressFinder = SnapshotFrom<typeof addressFinderMachine>;

const nothing: readonly PlaceOption[] = [];

/** What stands under the box, in its order; empty while the list is closed. */
export const optionsOf = (finder: AddressFinder): readonly PlaceOption[] =>
  finder.hasTag('offered') ? finder.context.options : nothing;

/** The option that the arrow keys are on; none while they are in the text. */
export const activeOf = (finder: AddressFinder): number | null =>
  finder.hasTag('offered') ? finder.context.active : null;

export const chosenOf = (finder: AddressFinder): PlaceOption | null =>
  finder.hasTag('chosen') ? finder.context.chosen : null;

export type Finding = 'resting' | 'busy' | 'offered' | 'none' | 'failed' | 'chosen';
/** What has come of looking for what is typed. */
export const findingOf = (finder: AddressFinder): Finding =>
  (['busy', 'offered', 'none', 'failed', 'chosen'] as const).find((tag) => finder.hasTag(tag)) ?? 'resting';
