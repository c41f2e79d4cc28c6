import type { SnapshotFrom } from 'xstate';
import {
  type ExperimentKey,
  experimentKeys,
  type FeatureName,
  featureNames,
  type Variation,
} from '#services/experiments/experiments.words.ts';
import type { flagsMachine } from './flags.machine.ts';

type Flags = SnapshotFrom<typeof flagsMachine>;

const isFeature = (name: string): name is FeatureName => (featureNames as readonly string[]).includes(name);

const isExperiment = (name: string): name is ExperimentKey => (experimentKeys as readonly string[]).includes(name);

export const variationOf = (flags: Flags, key: ExperimentKey): Variation =>
  flags.context.forced[key] ?? flags.context.variations[key];

/** A flag of the server is on when it says so, an experiment for whoever is dealt something new; an unknown name is off. */
export const isOn = (flags: Flags, name: string): boolean =>
  isExperiment(name)
    ? !['off', 'control'].includes(variationOf(flags, name))
    : isFeature(name) && flags.context.featureFlags[name];
