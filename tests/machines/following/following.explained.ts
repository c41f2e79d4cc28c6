import type { Explained } from '../kit/explained.ts';

const same = 'Equivalent: the same is heard the same way wherever the chart is.';
const alone = 'Equivalent: where there is no tab to choose, it is alone in the same step.';

export const explained: Explained = {
  'following.looking xstate.after.patience.following.looking #0 target moved to choosing': alone,
  'following.alone xstate.after.again.following.alone #0 target moved to choosing': alone,
  'following.following tab.gone #1 dropped': same,
  'following.following.hearing tab.here #1 dropped': same,
  'following.lost tab.here #1 dropped': same,
};
