import type { Explained } from '../kit/explained.ts';

const ledBack = 'Equivalent: of whoever may not be asked, asking leads back to resting before the store hears of it.';

export const explained: Explained = {
  'lastOrder user.changed #1 target moved to asking': ledBack,
  'lastOrder.told always #0 target moved to asking': ledBack,
  'lastOrder.untold always #0 target moved to asking': ledBack,
};
