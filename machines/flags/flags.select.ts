import type { SnapshotFrom } from 'xstate';
import {
  type ExperimentKey,
  type FeatureName,
  featureNames,
  type Variation,
} from '#services/experiments/experiments.words.ts';
import type { flagsMachine } from './flags.machine.ts';

type Flags = SnapshotFrom<typeof flagsMachine>;

const isFeature = (name: string): name is FeatureName => (featureNames as readonly string[]).includes(name);

/** A name that nobody knows is off. */
export const isOn = (flags: Flags, name: string): boolean => isFeature(name) && flags.context.featureFlags[name];

export const variationOf = (flags: Flags, key: ExperimentKey): Variation =>
  flags.context.forced[key] ?? flags.context.variations[key];
