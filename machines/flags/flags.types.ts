import type { Experiments } from '#services/experiments/experiments.contract.ts';
import {
  allOff,
  allVariationsOff,
  type FeatureFlags,
  type Variations,
} from '#services/experiments/experiments.words.ts';
import type { Carriage } from '../kit/index.ts';

/** One answer to both questions: what the server switched on, and which variations this browser was dealt. */
export type FlagsAnswer = { readonly experiments: Experiments; readonly variations: Variations };

export type FlagsContext = {
  readonly featureFlags: FeatureFlags;
  readonly variations: Variations;
  /** Debugging: variations forced by the address, for this page's life. */
  readonly forced: Partial<Variations>;
  readonly isInBetaTestingGroup: boolean;
  readonly isAbleToParticipateInExperiments: boolean;
};

export type FlagsEvent = { readonly type: 'variations.force'; readonly variations: Partial<Variations> };

/** What the parent hears. */
export type FlagsReport =
  | { readonly type: 'chart.settled'; readonly name: 'flags' }
  | { readonly type: 'flags.loaded'; readonly featureFlags: FeatureFlags };

/** `settled`: guards may go. */
export type FlagsTag = 'settled';

export const blankFlags: FlagsContext = {
  featureFlags: allOff,
  variations: allVariationsOff,
  forced: {},
  isInBetaTestingGroup: false,
  isAbleToParticipateInExperiments: false,
};

export const flagsCarriage: Carriage = {
  keeps: ['featureFlags', 'variations', 'forced', 'isInBetaTestingGroup', 'isAbleToParticipateInExperiments'],
  blank: blankFlags,
};
