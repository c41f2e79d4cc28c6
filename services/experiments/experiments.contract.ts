import * as v from 'valibot';

/** Every flag of the server, off until it says otherwise. */
export const featureNames = [
  'EnableHWWBarInHeader',
  'PurchasingUnitsOnboardingModal',
  'ChangeOrderOnboardingModal',
  'OrderConfirmation',
  'UseItemsLimitFromFulfilmentSlots',
  'EnableRebrandToDeliveryNow',
  'CartologyGAMSessionGroup',
  'EnableCheckChangeOrderOnLoad',
  'GreatToLowPrice',
  'HaystackEDRChanges',
  'MealPlanning',
  'EnableRewardMessages',
  'EnableBoostOffersV3',
  'EnableBoostOffersCountV2',
  'EnableSecondShellCallOnStoreSwitch',
  'DebugCardFrame',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type FeatureFlags = Readonly<Record<FeatureName, boolean>>;

export const experimentKeys = [
  'search_relevance',
  'infinite_load_more',
  'new_registration_flow',
  'mega_menu',
  'current_day_availability',
] as const;
export type ExperimentKey = (typeof experimentKeys)[number];
export const variations = ['off', 'control', 'variation_1', 'variation_2', 'v1', 'v2', 'v3'] as const;
export type Variation = (typeof variations)[number];
export type Variations = Readonly<Record<ExperimentKey, Variation>>;

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

export const allOff = Object.fromEntries(featureNames.map((name) => [name, false])) as FeatureFlags;
export const allVariationsOff = Object.fromEntries(experimentKeys.map((key) => [key, 'off'])) as Variations;

export interface ExperimentsService {
  experiments(signal?: AbortSignal): Promise<Experiments>;
}

/** Decides which variation this browser sees, by itself; ready within 3,000 ms or everything is off. */
export interface VariationService {
  decide(subject: string, attributes: Readonly<Record<string, string>>): Variations;
  track(event: { readonly key: ExperimentKey; readonly name: string }): void;
}
