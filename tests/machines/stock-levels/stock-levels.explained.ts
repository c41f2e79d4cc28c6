import type { Explained } from '../kit/explained.ts';

const nothingTyped = 'Equivalent: nothing stands in the field then, and sifting by nothing leads on to listed at once.';

export const explained: Explained = {
  'stockLevels.arriving always #0 target moved to sifting': nothingTyped,
  'stockLevels.asking xstate.done.actor.askLevels #0 target moved to sifting': nothingTyped,
  'stockLevels.unmatched search.clear #0 target moved to sifting': nothingTyped,
};
