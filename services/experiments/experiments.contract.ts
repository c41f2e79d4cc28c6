import * as v from 'valibot';
import {
  allOff,
  type FeatureFlags,
  type FeatureName,
  featureNames,
  type ExperimentKey,
  type Variations,
} from './experiments.words.ts';

export * from './experiments.words.ts';

const isFeature = (name: string): name is FeatureName => (featureNames as readonly string[]).includes(name);

/** Flags the server names; a name nobody knows is dropped, a name it leaves out is off. */
export const Experiments = v.pipe(
  v.object({
    isInBetaTestingGroup: v.boolean(),
    isAbleToParticipateInExperiments: v.boolean(),
    featureFlags: v.optional(v.record(v.string(), v.boolean()), {}),
  }),
  v.transform((answer) => ({
    isInBetaTestingGroup: answer.isInBetaTestingGroup,
    isAbleToParticipateInExperiments: answer.isAbleToParticipateInExperiments,
    featureFlags: {
      ...allOff,
      ...Object.fromEntries(Object.entries(answer.featureFlags).filter(([name]) => isFeature(name))),
    } as FeatureFlags,
  })),
);
export type Experiments = v.InferOutput<typeof Experiments>;
export type ExperimentsWire = v.InferInput<typeof Experiments>;

/** What someone may say about taking part: in or out of the beta group, or no experiment at all. */
export const ExperimentChoice = v.union([
  v.strictObject({ betaTestStatus: v.boolean() }),
  v.strictObject({ disableExperiments: v.literal(true) }),
]);
export type ExperimentChoice = v.InferOutput<typeof ExperimentChoice>;

export interface ExperimentsService {
  experiments(signal?: AbortSignal): Promise<Experiments>;
  /** Answers what holds after the choice. */
  choose(choice: ExperimentChoice, signal?: AbortSignal): Promise<Experiments>;
}

/** Decides which variation this browser sees, by itself; ready within 3,000 ms or everything is off. */
export interface VariationService {
  decide(subject: string, attributes: Readonly<Record<string, string>>): Variations;
  track(event: { readonly key: ExperimentKey; readonly name: string }): void;
}
