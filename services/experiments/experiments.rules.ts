import type { Experiments } from './experiments.contract.ts';

export type BetaState = { readonly optedIn: boolean; readonly disabled: boolean };

/** Whether someone is in the beta group, and whether experiments are closed to them. */
type Membership = Pick<Experiments, 'isInBetaTestingGroup' | 'isAbleToParticipateInExperiments'>;

export const betaOf = (experiments: Membership | null): BetaState => ({
  optedIn: experiments?.isInBetaTestingGroup ?? false,
  disabled: !(experiments?.isAbleToParticipateInExperiments ?? false),
});
