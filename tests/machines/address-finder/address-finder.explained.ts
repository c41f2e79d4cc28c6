import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: with a place that was just chosen, opening leads on to chosen in the same step.';

export const explained: Explained = {
  'addressFinder.settling xstate.done.actor.settlePlaces #0 target moved to opening': ledOn,
  'addressFinder.offering option.choose #0 target moved to opening': ledOn,
  'addressFinder.offering box.leave #0 target moved to opening': ledOn,
};
