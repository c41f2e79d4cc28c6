import type { Explained } from '../kit/explained.ts';

const heldLeadsOn =
  'Equivalent: held without a hold leads on to rotating in the same step, and rotating with one to held.';

export const explained: Explained = {
  'strip.rotation.resting always #0 target moved to held': heldLeadsOn,
  'strip.rotation.rotating xstate.after.interval.strip.rotation.rotating #0 target moved to held': heldLeadsOn,
  'strip.rotation.paused rotation.resume #0 target moved to held': heldLeadsOn,
  'strip.rotation.held always #0 target moved to rotating':
    'Equivalent: rotating where it may not move leads on to resting in the same step.',
};
