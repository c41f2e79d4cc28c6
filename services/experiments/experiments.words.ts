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
  'EnableCardFrameDebug',
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

export const allOff = Object.fromEntries(featureNames.map((name) => [name, false])) as FeatureFlags;
export const allVariationsOff = Object.fromEntries(experimentKeys.map((key) => [key, 'off'])) as Variations;
