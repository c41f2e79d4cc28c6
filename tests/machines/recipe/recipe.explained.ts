import type { Explained } from '../kit/explained.ts';

const nothing = 'Equivalent: where no recipe was ever looked at, nothing of one is on its way into the trolley.';

export const explained: Explained = {
  'recipe session.ended #1 action stopAdding dropped': nothing,
  'recipe user.changed #2 action stopAdding dropped': nothing,
};
